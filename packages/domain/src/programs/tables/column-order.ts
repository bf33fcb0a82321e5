import { parseLoadValues } from '../cells/load-values.ts'
import { parseSetTarget } from '../cells/reps.ts'
import { parseColumn, parseSetsAndTarget } from './table-cells.ts'
import { programColumns, type TableColumn } from './table-columns.ts'
import { isBlank, parseRestSeconds, repsFromDate } from './table-numbers.ts'

type Fits = (text: string) => boolean

/** In the order in which coaches write them; the first one that a column fits is meant. */
const fitsByColumn = {
  sets: text => (parseColumn('sets', text) ?? parseSetsAndTarget(text)) !== undefined,
  target: text => parseSetTarget(repsFromDate(text).replaceAll(/\s/g, '').replaceAll(/[–—]/g, '-')) !== undefined,
  load: text => parseLoadValues(text) !== undefined,
  tempo: text => /^(?:[\dx]{4}|[\dx](?:-[\dx]){3})$/i.test(text),
  // a small number alone is an effort
  rest: text => (parseRestSeconds(text) ?? 0) >= leastRest || (/[a-z:'’′]/i.test(text) && parseRestSeconds(text) !== undefined),
  rir: text => /^[0-5]$/.test(text),
  rpe: text => parseColumn('rpe', text) !== undefined,
  note: () => true,
} as const satisfies Partial<Record<TableColumn, Fits>>

const leastRest = 15

type GuessedColumn = keyof typeof fitsByColumn

const isMost = (texts: readonly string[], fits: Fits): boolean => texts.filter(fits).length * 2 > texts.length

/**
 * The columns of a table that begins with exercises and has no headings, by what stands in them. Undefined where the second one is the
 * type or empty, as in a table of the editor.
 */
export function guessColumnOrder(rows: readonly (readonly string[])[]): (TableColumn | undefined)[] | undefined {
  const textsAt = (index: number) => rows.map(cells => (cells[index] ?? '').trim()).filter(text => !isBlank(text))
  const hasGroups = textsAt(0).every(text => /^[a-z]\d{0,2}$/i.test(text))
  const columns: (TableColumn | undefined)[] = hasGroups ? ['group', 'exercise'] : ['exercise']
  const width = Math.max(0, ...rows.map(cells => cells.length))
  const types = textsAt(columns.length)
  if (types.length === 0 || isMost(types, text => parseColumn('type', text) !== undefined))
    return hasGroups ? [...programColumns] : undefined
  const free = new Set(Object.keys(fitsByColumn) as GuessedColumn[])
  while (columns.length < width) {
    const texts = textsAt(columns.length)
    const [next] = free
    // an empty column is the one that comes next, so that what stands behind it is not taken for it
    const isGap = texts.length === 0 && (next === 'sets' || next === 'target' || next === 'load')
    const column = isGap ? next : [...free].find(each => texts.length > 0 && isMost(texts, fitsByColumn[each]))
    if (column) free.delete(column)
    if (column === 'sets' && isMost(texts, text => parseSetsAndTarget(text) !== undefined)) free.delete('target')
    columns.push(column)
  }
  return columns
}
