import type { Language } from '@allenio/contract'
import type { Sheet } from '@allenio/domain/workbooks'
import { noteWith } from '@allenio/domain/programs'
import type { ProgramDraft } from './draft.ts'
import { areFileHeadings, guessFileColumns, type FileColumn } from './file-columns.ts'
import type { FileLayout } from './layout.ts'
import { isNoExercises, parseDayHeading, parsePlace, parseWeekHeading, type PlaceText } from './place-texts.ts'
import { openDraft } from './program-draft.ts'

/** Reads the sheets of a file as weeks, days and workouts, by columns or by the titles between the exercises. */
export function parseProgramSheets(sheets: readonly Sheet[], layout: FileLayout, language: Language): ProgramDraft {
  const draft = openDraft(language)
  const chosenSheets = layout.sheet === null ? sheets : sheets.slice(layout.sheet, layout.sheet + 1)
  const headings = chosenSheets[0]?.rows[layout.headingRow ?? -1]?.cells ?? []
  for (const sheet of chosenSheets) {
    if (layout.sheet === null) draft.startWeek(parsePlace(sheet.name, 'week'))
    parseSheet(draft, sheet, { headings, columns: layout.columns, isWeek: layout.sheet === null, language })
  }
  return draft.end()
}

interface Reading {
  headings: readonly string[]
  columns: readonly (FileColumn | null)[]
  /** The sheet stands for a week by itself. */
  isWeek: boolean
  language: Language
}

type Draft = ReturnType<typeof openDraft>

function parseSheet(draft: Draft, sheet: Sheet, reading: Reading): void {
  let columns = reading.columns
  let isTable = !sheet.rows.some(({ cells }) => isHeadingRow(cells, reading))
  const last: Partial<Record<'week' | 'day' | 'workout' | 'group', string>> = {}
  for (const { cells } of sheet.rows) {
    const isHeading = isHeadingRow(cells, reading)
    if (isHeading) {
      const isSame = isSameRow(cells, reading.headings)
      // other headings further down arrange what follows anew; those that are the same keep the meanings that were chosen
      columns = isSame ? reading.columns : guessFileColumns(cells)
      isTable = true
    }
    const title = startByTitle(draft, isHeading ? cells : titleCells(cells, columns), reading)
    // the first day of a week may be called as the last one of the week before it
    if (title === 'week') Object.assign(last, { day: undefined, workout: undefined, group: undefined })
    if (isHeading || title || !isTable) continue
    placeLine(draft, { cells, columns, last, isWeek: reading.isWeek })
    const line = { cells, columns, language: reading.language }
    const exercise = textAt(cells, columns, 'exercise')
    if (isNoExercises(exercise)) draft.endWorkout()
    else if (exercise === '') draft.addTexts(line)
    else draft.addLine(line)
  }
}

/** Where somebody has said that there are no headings, no row is one. */
const isHeadingRow = (cells: readonly string[], { headings }: Reading): boolean =>
  headings.length > 0 && (isSameRow(cells, headings) || areFileHeadings(cells))

const isSameRow = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, at) => text === other[at])

function textAt(cells: readonly string[], columns: readonly (FileColumn | null)[], column: FileColumn): string {
  const at = columns.indexOf(column)
  return at < 0 ? '' : (cells[at] ?? '')
}

/** A title stands alone in its line, or with one text beside it, and not in a column of weeks or days. */
function titleCells(cells: readonly string[], columns: readonly (FileColumn | null)[]): readonly string[] {
  const filled = cells.flatMap((text, at) => (text === '' ? [] : [{ text, column: columns[at] }]))
  const isPlaced = filled[0]?.column === 'week' || filled[0]?.column === 'day' || filled[0]?.column === 'workout'
  return isPlaced || filled.length > 2 ? [] : filled.map(({ text }) => text)
}

/** Begins a week or a day where a line is its title, and says which. */
function startByTitle(draft: Draft, cells: readonly string[], { isWeek }: Reading): 'week' | 'day' | undefined {
  const [first = '', beside = ''] = cells.filter(text => text !== '')
  const week = parseWeekHeading(first)
  const day = parseDayHeading(week?.name ?? first)
  if (!week && !day) return undefined
  const isDayBeside = !day && parseDayHeading(beside) !== undefined
  const nameFrom = (place: PlaceText): PlaceText =>
    place.name === '' && cells.length === 2 && !isDayBeside ? { ...place, name: beside } : place
  if (week && !isWeek) draft.startWeek(nameFrom(day ? { ...week, name: '' } : week))
  const ownDay = day ?? (isDayBeside ? parseDayHeading(beside) : undefined)
  if (ownDay) draft.startDay(nameFrom(ownDay))
  return week ? 'week' : 'day'
}

interface PlacedLine {
  cells: readonly string[]
  columns: readonly (FileColumn | null)[]
  last: Partial<Record<'week' | 'day' | 'workout' | 'group', string>>
  isWeek: boolean
}

/** Weeks, days and workouts by their columns. A merged cell has its text in its first line: the lines below belong to the same. */
function placeLine(draft: Draft, { cells, columns, last, isWeek }: PlacedLine): void {
  const [week, day, workout, group] = (['week', 'day', 'workout', 'group'] as const).map(column => textAt(cells, columns, column))
  if (week && week !== last.week && !isWeek) {
    draft.startWeek(parsePlace(week, 'week'))
    Object.assign(last, { week, day: undefined, workout: undefined, group: undefined })
  }
  if (day && day !== last.day) {
    draft.startDay(parsePlace(day, 'day'))
    Object.assign(last, { day, workout: undefined, group: undefined })
  }
  const exercise = textAt(cells, columns, 'exercise')
  const isOther = workout !== undefined && workout !== '' && workout !== last.workout
  const isAgain = columns.includes('workout') && startsAgain(last.group, group)
  if (isOther || isNoExercises(exercise) || (exercise !== '' && (isAgain || !draft.workout()))) {
    draft.startWorkout(workout)
    last.group = undefined
  }
  if (workout) last.workout = workout
  if (group) last.group = group
  const notes = [
    ['weekNote', draft.weeks.at(-1)],
    ['dayNote', draft.day()],
    ['workoutNote', draft.workout()],
  ] as const
  for (const [column, target] of notes) if (target && target.note === '') target.note = noteWith(textAt(cells, columns, column), '')
}

/** The letters of a workout begin with A; behind Z they go round. */
const startsAgain = (before: string | undefined, group: string | undefined): boolean =>
  before !== undefined && /^A1?$/i.test(group ?? '') && !/^z/i.test(before)
