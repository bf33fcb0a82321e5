import type { CellValue } from '@allenio/contract/documents'
import { rowTextLengths } from '@allenio/contract/row-bounds'
import type { SetTarget } from '../cells/reps.ts'
import type { ProgramTable } from './program-table.ts'
import { supersetAt, withoutLoneLetters } from './superset-texts.ts'
import { parseRowText, type RowText } from './shorthand.ts'

/** Lines of shorthand as rows to paste. What was not understood stands in their notes, marked, and is told, as is what no note can hold. */
export function parseShorthandLines(text: string): ProgramTable {
  const lines = withoutLoneLetters(text.split(/\r\n|[\r\n]/)).flatMap(splitRowTexts)
  const reads = lines.map(parseRowText)
  const groups = reads.map(({ row }) => row.group)
  return {
    columns: [],
    hasHeadings: false,
    rows: reads.map(({ row }, index) => ({ cells: cellsOfText(row), superset: supersetAt(groups, index), unreadNote: '' })),
    unread: reads.flatMap(({ row: { name, note }, unreadWords }, row) =>
      [unreadWords.join(' '), noteOf(name, note).slice(rowTextLengths.note)].flatMap(text =>
        text === '' ? [] : [{ row, column: 'note' as const, text }],
      ),
    ),
  }
}

const separator = /((?<!\s)\s+[·•+](?:\s+|$)|(?:(?<!\s)\s+)?;(?:\s+|$))/

/**
 * The exercises of one line, which a dot parts: "Squat 4x8 @8 · Panca 3x8". A plus, a semicolon and a dot within a note part two of them
 * only where both say their sets. What begins with figures goes on with the exercise before it.
 */
export function splitRowTexts(line: string): string[] {
  const [first = '', ...others] = line.split(separator)
  const texts = [first]
  for (let at = 0; at < others.length; at += 2) {
    const [sign = '', next = ''] = others.slice(at)
    const before = texts.at(-1) ?? ''
    const isDot = /[·•]/.test(sign) && !before.includes('//')
    if (isDot ? !isContinued(before, next) : saysFigures(before) && saysFigures(next)) texts.push(next)
    else texts.splice(-1, 1, before + (isDot ? ' ' : sign) + next)
  }
  return texts.map(text => text.trim()).filter(Boolean)
}

/** Whether a text has no name, or says nothing but figures that the exercise before it lacks. */
function isContinued(before: string, next: string): boolean {
  if (parseRowText(next).row.name === '') return true
  const [alone, together] = [parseRowText(before), parseRowText(`${before} ${next}`)]
  return saysFigures(before) && together.row.name === alone.row.name && together.unreadWords.length === alone.unreadWords.length
}

function saysFigures(text: string): boolean {
  const { name, target } = parseRowText(text).row
  return name !== '' && target !== null
}

/** The cells that a line of shorthand names. A name that is too long for one goes on in the note. */
export const cellsOfText = ({ name, sets, target, load, rpe, rir, restSeconds, tempo, note }: RowText): Record<string, CellValue> => ({
  ...(name !== '' && { exercise: { name: name.slice(0, rowTextLengths.name) } }),
  ...(sets !== null && { sets }),
  ...(target && targetCells(target)),
  ...(load !== null && { load }),
  ...(rpe !== null && { rpe }),
  ...(rir !== null && { rir }),
  ...(restSeconds !== null && { restType: 'seconds', restSeconds }),
  ...(tempo !== null && { tut: tempo }),
  ...noteCell(noteOf(name, note)),
})

const noteOf = (name: string, note: string): string => [name.slice(rowTextLengths.name), note].filter(Boolean).join(' ')

const noteCell = (note: string): Record<string, CellValue> => (note === '' ? {} : { note: note.slice(0, rowTextLengths.note) })

/** Repetitions are the preset type, which is not written. */
function targetCells(target: SetTarget): Record<string, CellValue> {
  return target.type === 'reps' ? { reps: target.reps } : { ...target }
}
