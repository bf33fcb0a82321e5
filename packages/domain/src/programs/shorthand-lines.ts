import type { CellValue } from '@allenio/contract/documents'
import type { SetTarget } from './reps.ts'
import type { ProgramTable } from './program-table.ts'
import { supersetAt } from './superset-texts.ts'
import { readRowText, type RowText } from './shorthand.ts'

/** Lines of shorthand as rows to paste; what was not understood stands in their notes and is told as well. */
export function readShorthandLines(text: string): ProgramTable {
  const lines = text.split(/\r\n|[\r\n]/).filter(line => line.trim() !== '')
  const reads = lines.map(readRowText)
  const groups = reads.map(({ row }) => row.group)
  return {
    columns: [],
    hasHeadings: false,
    rows: reads.map(({ row }, index) => ({ cells: cellsOfText(row), superset: supersetAt(groups, index), unreadNote: '' })),
    unread: reads.flatMap(({ unreadWords }, row) =>
      unreadWords.length > 0 ? [{ row, column: 'note' as const, text: unreadWords.join(' ') }] : [],
    ),
  }
}

/** The cells that a line of shorthand names. */
export const cellsOfText = ({ name, sets, target, load, rpe, rir, restSeconds, tempo, note }: RowText): Record<string, CellValue> => ({
  ...(name !== '' && { exercise: { name } }),
  ...(sets !== null && { sets }),
  ...(target && targetCells(target)),
  ...(load !== null && { load }),
  ...(rpe !== null && { rpe }),
  ...(rir !== null && { rir }),
  ...(restSeconds !== null && { restType: 'seconds', restSeconds }),
  ...(tempo !== null && { tut: tempo }),
  ...(note !== '' && { note }),
})

/** Repetitions are the preset type, which is not written. */
function targetCells(target: SetTarget): Record<string, CellValue> {
  return target.type === 'reps' ? { reps: target.reps } : { ...target }
}
