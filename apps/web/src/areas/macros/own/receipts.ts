import { recordOwnMacroReceipt, type MacroAssignment } from '@allenio/contract/macros'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#lib/api'
import { useIsOnline } from '#lib/device'
import { ownMacrosQuery } from '../data.ts'

const moments = { stored: 'storedAt', opened: 'openedAt' } as const
type ReceiptKind = keyof typeof moments

/** The targets of which the team does not know yet. */
const untoldIds = (assignments: readonly MacroAssignment[], kind: ReceiptKind): string[] =>
  assignments.flatMap(({ id, state, receipt }) => (state !== 'past' && receipt?.[moments[kind]] === null ? [id] : []))

function sendReceipts(assignmentIds: readonly string[], kind: ReceiptKind): void {
  // without an answer it is told again at the next visit
  for (const assignmentId of assignmentIds) call(recordOwnMacroReceipt, { assignmentId, kind }).catch(() => undefined)
}

/** Tells the team that a client looks at a target. */
export function useOpenedReceipt(assignment: MacroAssignment): void {
  const isOnline = useIsOnline()
  const [id] = untoldIds([assignment], 'opened')
  useEffect(() => {
    if (isOnline && id !== undefined) sendReceipts([id], 'opened')
  }, [isOnline, id])
}

/** Stores a client's targets on their device, for where there is no signal, and tells the team so. */
export async function storeOwnMacros(cache: QueryClient): Promise<void> {
  const { assignments } = await cache.fetchQuery(ownMacrosQuery())
  sendReceipts(untoldIds(assignments, 'stored'), 'stored')
}
