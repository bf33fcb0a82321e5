import type { VisitCells } from '@allenio/contract/visits'
import { useSelected } from '#lib/store'
import { useCell, useEditor } from '../session.ts'
import type { VisitBase } from '../visit-document.ts'

/** A visit has these facts of its own, as its client's record had them when it began. */
const copiedFacts = ['sex', 'birthDate'] as const
export type CopiedFact = (typeof copiedFacts)[number]

interface RecordDifferences {
  /** The record says otherwise, or it alone knows: it was corrected since the visit began. */
  corrected: readonly CopiedFact[]
  /** The record does not know what the visit knows. */
  unknown: readonly CopiedFact[]
}

export const differencesFromRecord = (
  cells: Pick<VisitCells, CopiedFact>,
  record: Pick<VisitBase['client'], CopiedFact>,
): RecordDifferences => ({
  corrected: copiedFacts.filter(fact => record[fact] !== null && record[fact] !== cells[fact]),
  unknown: copiedFacts.filter(fact => record[fact] === null && cells[fact] !== undefined),
})

/** Undefined where visit and record agree, and as long as the record is not read. */
export function useRecordDifferences(): RecordDifferences | undefined {
  const client = useSelected(useEditor().base, base => base?.client)
  const cells = { sex: useCell('sex'), birthDate: useCell('birthDate') }
  const differences = client && differencesFromRecord(cells, client)
  return differences && differences.corrected.length + differences.unknown.length > 0 ? differences : undefined
}
