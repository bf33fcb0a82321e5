import type { AgeOutOfRange, InvalidFormula, MissingValues } from '@allenio/domain/visits'
import { factFields, type FactField } from './fact-fields.ts'

/** Why a formula has no figure. */
export interface Fault {
  missing: FactField[]
  /** The age from which on it counts. */
  minimum?: string
}

/** All formulas answer in this shape, each with its own figures beside. */
type Answer = MissingValues | AgeOutOfRange | InvalidFormula | Readonly<Record<never, never>>

/** Undefined where there is a figure, and where nothing is computed. */
export function faultOf(answer: Answer): Fault | undefined {
  if ('missingValues' in answer) {
    const { missingValues } = answer
    return { missing: factFields.filter(field => missingValues.includes(field)) }
  }
  return 'minimum' in answer ? { missing: [], minimum: answer.minimum } : undefined
}
