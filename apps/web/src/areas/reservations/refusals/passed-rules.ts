import type { RefusalReason } from '@allenio/contract/reservations'
import { CallError } from '#lib/api'

export interface PassedRule {
  clientId: string | null
  refusal: RefusalReason
}

/** The rules that a refused write would pass over, by client; undefined where it was refused for another reason. */
export function passedRulesOf(error: unknown): readonly PassedRule[] | undefined {
  if (!(error instanceof CallError) || error.code !== 'rules passed') return undefined
  const passed = error.data['passed']
  // the contract of this code
  return Array.isArray(passed) ? (passed as PassedRule[]) : []
}
