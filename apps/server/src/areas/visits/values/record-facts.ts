import type { Cells } from '@allenio/contract/documents'
import type { VisitCells, RecordFacts, StoredFigures, VisitDetail } from '@allenio/contract/visits'
import { ageOfVisit, hasOtherReadings, isChild } from '@allenio/domain/visits'
import type { ReachedClient } from '#areas/clients'

type ClientFacts = Pick<ReachedClient, 'sex' | 'birth_date' | 'height_cm'>
type Change = VisitDetail['changedSince'][number]

/** The facts that a visit has as the client's record has them. */
export function sharedFacts(
  { sex, birth_date: birthDate, height_cm: heightCm }: ClientFacts,
  cells: VisitCells,
  height: number,
): RecordFacts {
  return {
    ...(sex !== null && cells.sex === sex && { sex }),
    ...(birthDate !== null && cells.birthDate === birthDate && { birthDate }),
    ...(heightCm === height && !isChild(ageOfVisit(cells)) && { heightCm }),
  }
}

/** A fact that the record has lost is no correction. */
export function changesSince({ facts, results }: StoredFigures, client: ClientFacts): Change[] {
  const { sex, birth_date: birthDate, height_cm: heightCm } = client
  const isCorrected = <Value>(before: Value | undefined, now: Value | null) => before !== undefined && now !== null && now !== before
  return [
    ...(hasOtherReadings(results) ? (['formulas'] as const) : []),
    ...(isCorrected(facts.sex, sex) ? (['sex'] as const) : []),
    ...(isCorrected(facts.birthDate, birthDate) ? (['birthDate'] as const) : []),
    ...(isCorrected(facts.heightCm, heightCm) ? (['heightCm'] as const) : []),
  ]
}

/** The cells by which a visit follows the corrected record. */
export const correctedCells = (changes: readonly Change[], { sex, birth_date: birthDate, height_cm: heightCm }: ClientFacts): Cells => ({
  ...(changes.includes('sex') && { sex }),
  ...(changes.includes('birthDate') && { birthDate }),
  ...(changes.includes('heightCm') && { height: [heightCm] }),
})
