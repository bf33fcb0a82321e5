import type { Output } from '@allenio/contract'
import {
  editVisit,
  getVisitDocument,
  listVisitCellChanges,
  listVisitSteps,
  getVisit,
  type VisitCells,
  type getVisitBase,
  type Visit,
} from '@allenio/contract/visits'
import type { DocumentRows } from '@allenio/domain/documents'
import { visitModel, type FinishedVisit } from '@allenio/domain/visits'
import { read } from '#lib/api'
import type { DocumentKind } from '#lib/documents'
import { useEditorWords } from './words.ts'

export const visitDocument: DocumentKind = {
  kind: 'visit',
  model: visitModel,
  calls: {
    getDocument: getVisitDocument,
    editDocument: editVisit,
    listDocumentSteps: listVisitSteps,
    listCellChanges: listVisitCellChanges,
  },
  title: () => useEditorWords.say('unsentTitle'),
}

/** Writes of one visit leave in this order: its edits, and behind them what finishes it. */
export const laneOf = (visitId: string): string => `${visitDocument.kind}/${visitId}`

type FinishedFigures = Pick<Output<typeof getVisit>, 'summary' | 'results' | 'measured' | 'finishedFacts'>
export type VisitHead = Visit & FinishedFigures & Pick<Output<typeof getVisit>, 'changedSince' | 'leftOut'>
export type VisitBase = Output<typeof getVisitBase>

/** The visit's client, state and rights: its content is the document's. */
export const headQuery = (id: string) => read(getVisit, { id }, { quiet: true, isStored: true })

/** The fields of the visit itself. A cell that was emptied may be null. */
export function cellsOf(rows: DocumentRows, visitId: string): VisitCells {
  const stored = rows.get(visitId)?.cells ?? {}
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== null)) // the server has checked them by their schema
}

/** The results of the visit when it was finished last; undefined where it never was. */
export const finishedOf = ({ summary, results, measured, finishedFacts }: FinishedFigures): FinishedVisit | undefined =>
  summary && results && finishedFacts
    ? { cells: { ...finishedFacts, takenOn: summary.takenOn }, measured, results, fatFreeMassPerc: summary.fatFreeMassPerc }
    : undefined
