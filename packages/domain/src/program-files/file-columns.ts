import type { Language } from '@allenio/contract'
import { columnHeading, guessProgramColumns, tableColumns, type TableColumn } from '@allenio/domain/programs'
import { plainHeading } from '@allenio/domain/tables'
import { parseDayHeading, parseWeekHeading } from './place-texts.ts'

/** Where a row of a file belongs, beside what the row prescribes. */
export const placeColumns = ['week', 'day', 'workout', 'weekNote', 'dayNote', 'workoutNote'] as const
export type PlaceColumn = (typeof placeColumns)[number]
export type FileColumn = PlaceColumn | TableColumn

export const fileColumns: readonly FileColumn[] = [...placeColumns, ...tableColumns]

const placeHeadings: Record<Language, Record<PlaceColumn, string>> = {
  it: {
    week: 'Settimana',
    day: 'Giorno',
    workout: 'Allenamento',
    weekNote: 'Nota della settimana',
    dayNote: 'Nota del giorno',
    workoutNote: 'Nota dell’allenamento',
  },
  en: { week: 'Week', day: 'Day', workout: 'Workout', weekNote: 'Week note', dayNote: 'Day note', workoutNote: 'Workout note' },
}

export const isPlace = (column: FileColumn | null): column is PlaceColumn => placeColumns.some(each => each === column)

/** The heading of a column, in our tables and in the choice of a column's meaning. */
export const fileHeading = (column: FileColumn, language: Language): string =>
  isPlace(column) ? placeHeadings[language][column] : columnHeading(column, language)

const otherHeadings: Record<PlaceColumn, readonly string[]> = {
  week: ['sett', 'settimane', 'weeks', 'weeknumber', 'microciclo'],
  day: ['giorni', 'days', 'seduta', 'sessione', 'session', 'daynumber'],
  workout: ['workoutname', 'scheda'],
  weekNote: [],
  dayNote: [],
  workoutNote: [],
}

/** The column that each heading names. A day's title may stand over the exercises. */
export function guessFileColumns(texts: readonly string[]): (FileColumn | null)[] {
  const used = new Set<PlaceColumn>()
  const places = texts.map(text => {
    const heading = plainHeading(text)
    const found = placeColumns.find(
      each =>
        !used.has(each) &&
        (otherHeadings[each].includes(heading) ||
          plainHeading(placeHeadings.it[each]) === heading ||
          plainHeading(placeHeadings.en[each]) === heading),
    )
    if (found) used.add(found)
    return found ?? null
  })
  const others = guessProgramColumns(texts.map((text, at) => (places[at] ? '' : text)))
  const columns = texts.map((_, at) => places[at] ?? others[at] ?? null)
  if (columns.includes('exercise')) return columns
  const title = texts.findIndex((text, at) => columns[at] === null && (parseDayHeading(text) ?? parseWeekHeading(text)) !== undefined)
  return columns.map((column, at) => (at === title ? 'exercise' : column))
}

/** A row of headings names at least two columns, and half of what stands in it. */
export function areFileHeadings(texts: readonly string[]): boolean {
  const count = guessFileColumns(texts).filter(column => column !== null).length
  return count >= 2 && count * 2 >= texts.filter(text => text.trim() !== '').length
}
