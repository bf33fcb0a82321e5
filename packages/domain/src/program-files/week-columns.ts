import { plainHeading } from '@allenio/domain/tables'
import type { Sheet } from '@allenio/domain/workbooks'
import { areFileHeadings, guessFileColumns, isPlace, type FileColumn } from './file-columns.ts'
import { parseDayHeading, parseWeekHeading } from './place-texts.ts'

// Many coaches write weeks side by side: the exercises once, and beside them the same columns for each week. Such a sheet is read as if
// its weeks stood below each other.

/** Columns from the first up to, but not including, one that belongs to something else. */
type Span = readonly [from: number, to: number]

interface WeekColumns {
  /** The line with the titles of the weeks. */
  line: number
  weeks: readonly { title: string; span: Span }[]
  /** The texts of that line over the columns that all weeks share. */
  sharedTitles: readonly string[]
  /** Before the first week, and behind the last one. */
  shared: readonly Span[]
}

type SheetRow = Sheet['rows'][number]

/** The sheet with its weeks below each other; undefined where they do not stand side by side. */
export function weeksBelowEachOther(sheet: Sheet): Sheet | undefined {
  const starts = sheet.rows.flatMap((_, at) => (weekColumnsAt(sheet.rows, at) ? [at] : []))
  const [first] = starts
  if (first === undefined) return undefined
  const below = starts.flatMap((start, index) => {
    const columns = weekColumnsAt(sheet.rows, start)
    return columns ? rowsOfWeeks(columns, sheet.rows.slice(start + 1, starts[index + 1])) : []
  })
  return { ...sheet, rows: [...sheet.rows.slice(0, first), ...below] }
}

/** Titles of weeks in one line, over headings that are the same for each of them. */
function weekColumnsAt(rows: readonly SheetRow[], at: number): WeekColumns | undefined {
  const { cells = [], line = 0 } = rows[at] ?? {}
  const columns = cells.flatMap((text, column) => (parseWeekHeading(text) ? [column] : []))
  const [firstColumn = 0, second, ...others] = columns
  if (second === undefined) return undefined
  const ends = [second, ...others]
  const lastWidth = (ends.at(-1) ?? 0) - (columns.at(-2) ?? 0)
  const end = (columns.at(-1) ?? 0) + lastWidth
  const spans = columns.map((column, index): Span => [column, ends[index] ?? end])
  const shared: Span[] = [
    [0, firstColumn],
    [end, Math.max(end, cells.length, rows[at + 1]?.cells.length ?? 0)],
  ]
  const headings = rows[at + 1]?.cells ?? []
  const [ownHeadings = '', ...otherHeadings] = spans.map(span => textsIn(headings, span).map(plainHeading).join(' ').trim())
  const areSame = ownHeadings !== '' && otherHeadings.every(each => each === ownHeadings)
  const sharedTitles = shared.flatMap(span => textsIn(cells, span))
  const titles = withTitles(
    shared.flatMap(span => textsIn(headings, span)),
    sharedTitles,
  )
  if (!areSame || !areFileHeadings([...titles, ...textsIn(headings, [firstColumn, second])])) return undefined
  return { line, weeks: spans.map(span => ({ title: cells[span[0]] ?? '', span })), sharedTitles, shared }
}

const textsIn = (cells: readonly string[], [from, to]: Span): string[] =>
  Array.from({ length: to - from }, (_, index) => cells[from + index] ?? '')

/** A merged cell over both lines has its text in the upper one. */
const withTitles = (headings: readonly string[], titles: readonly string[]): string[] =>
  headings.map((text, at) => (text === '' ? (titles[at] ?? '') : text))

function rowsOfWeeks({ line, weeks, sharedTitles, shared }: WeekColumns, rows: readonly SheetRow[]): SheetRow[] {
  const [[, beforeCount] = [0, 0]] = shared
  const width = Math.max(...weeks.map(({ span: [from, to] }) => to - from))
  const headings = rows[0]?.cells ?? []
  const sharedColumns = guessFileColumns(
    withTitles(
      shared.flatMap(each => textsIn(headings, each)),
      sharedTitles,
    ),
  )
  return weeks.flatMap(({ title, span }) => {
    const ownColumns = guessFileColumns(textsIn(headings, span))
    // over its figures, because in a column of days it would be no title
    const titleAt =
      beforeCount +
      Math.max(
        0,
        ownColumns.findIndex(column => !isPlace(column)),
      )
    let carried: readonly string[] = []
    return [
      { line, cells: [...Array.from({ length: titleAt }, () => ''), title] },
      ...rows.flatMap(({ line: rowLine, cells }, at): SheetRow[] => {
        const texts = carryPlaces(
          shared.flatMap(each => textsIn(cells, each)),
          carried,
          sharedColumns,
        )
        const own = textsIn(cells, span)
        const isTitle = isTitleOfAll(cells)
        // an exercise without figures in this week, and with some in another one, is not done in this week
        const isOther = !isTitle && own.every(text => text === '') && weeks.some(each => textsIn(cells, each.span).some(Boolean))
        carried = isOther ? texts : []
        if (isOther) return []
        if (isTitle) return [{ line: rowLine, cells: [cells.find(Boolean) ?? ''] }]
        const [before, behind] = splitAt(at === 0 ? withTitles(texts, sharedTitles) : texts, beforeCount)
        const padded = [...own, ...Array.from({ length: width - own.length }, () => '')]
        return [{ line: rowLine, cells: [...before, ...padded, ...behind] }]
      }),
    ]
  })
}

const nestedPlaces: readonly (FileColumn | null | undefined)[] = ['week', 'day', 'workout']

/** The texts of a line, with the day and the workout that began in a line above which was left out, unless others begin here. */
const carryPlaces = (texts: readonly string[], carried: readonly string[], columns: readonly (FileColumn | null)[]): string[] =>
  texts.map((text, at) => {
    const level = nestedPlaces.indexOf(columns[at])
    const isOtherBegun = texts.some((other, index) => other !== '' && nestedPlaces.slice(0, level + 1).includes(columns[index]))
    return level < 0 || isOtherBegun ? text : (carried[at] ?? '')
  })

const splitAt = (texts: readonly string[], at: number) => [texts.slice(0, at), texts.slice(at)] as const

/** A day's title stands once, or once over each week. */
function isTitleOfAll(cells: readonly string[]): boolean {
  const texts = [...new Set(cells.filter(Boolean))]
  return texts.length === 1 && parseDayHeading(texts[0] ?? '') !== undefined
}
