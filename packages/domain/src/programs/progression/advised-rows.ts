import type { Cells, DocumentRow } from '@allenio/contract/documents'
import { textIn } from '../cells/cells.ts'
import { adviseLoad, type Attempt, type LoadAdvice, type ResultRule } from './result-progression.ts'

interface ResultProgression {
  /** The times that the exercise of a row was trained, the latest last. */
  attemptsOf: (row: DocumentRow) => readonly Attempt[]
  rule: ResultRule
}

/** Advises a load for each row by its results; a row whose load stays has a reason too. */
export const adviseRows = (rows: readonly DocumentRow[], { attemptsOf, rule }: ResultProgression): ReadonlyMap<string, LoadAdvice> =>
  new Map(rows.map(row => [row.id, adviseLoad(row.cells, attemptsLike(row.cells, attemptsOf(row)), rule)]))

/** The attempts that asked for the same load and repetitions: an exercise may be trained heavy on one day and light on another. */
function attemptsLike(cells: Cells, attempts: readonly Attempt[]): readonly Attempt[] {
  const hasSame = (cell: 'reps' | 'load') => (attempt: Attempt) => textIn(attempt.target, cell) === textIn(cells, cell)
  const sameReps = attempts.filter(hasSame('reps'))
  const sameLoad = sameReps.filter(hasSame('load'))
  return [sameLoad, sameReps].find(alike => alike.length > 0) ?? attempts
}

/** Begins the line of a note that says why the load is as it is; the next advice replaces it. */
const reasonMark = '→ '

/** The cells of a row by an advice. The reason goes into the note, where the client reads it. */
export function advisedCells(cells: Cells, { after }: LoadAdvice, reason: string | undefined): Cells {
  const note = textIn(cells, 'note') ?? ''
  const ownLines = note.split('\n').filter(line => line !== '' && !line.startsWith(reasonMark))
  const newNote = [...ownLines, ...(reason === undefined ? [] : [reasonMark + reason])].join('\n')
  return { ...(after !== null && { load: after }), ...(newNote !== note && { note: newNote }) }
}
