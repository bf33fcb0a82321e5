import type { Language } from '@allenio/contract'
import type { DocumentRow } from '@allenio/contract/documents'
import { printProgramTable, programColumns, type ProgramColumn, type TableColumn } from '@allenio/domain/programs'
import { fileHeading, type PlaceColumn } from './file-columns.ts'
import { noExercises, printPlace } from './place-texts.ts'

interface Described {
  name: string
  note: string
}

export interface PrintedWorkout extends Described {
  rows: readonly DocumentRow[]
}

export interface PrintedDay extends Described {
  workouts: readonly PrintedWorkout[]
}

export interface PrintedWeek extends Described {
  isDeload: boolean
  days: readonly PrintedDay[]
}

type Place = Partial<Record<PlaceColumn, string | number>>

const deloadWords: Record<Language, string> = { it: 'scarico', en: 'deload' }
const noteColumns = ['weekNote', 'dayNote', 'workoutNote'] as const

interface Printing {
  language: Language
  /** The wanted columns of exercises, in their order; without them, all columns. */
  columns?: readonly ProgramColumn[]
}

/** A program as a table that is read again as the same program. Columns of notes and ranges are there only where there are some. */
export function printProgramFile(weeks: readonly PrintedWeek[], { language, columns: askedColumns = programColumns }: Printing) {
  const places = [...placesOf(weeks, language)]
  const hasRange = places.some(({ rows }) => rows?.some(({ cells }) => cells['repRange'] !== undefined))
  const columns = askedColumns.flatMap((column): TableColumn[] => (hasRange && column === 'target' ? [column, 'repRange'] : [column]))
  const placeColumns: PlaceColumn[] = ['week', 'day', 'workout', ...noteColumns.filter(column => places.some(({ place }) => place[column]))]
  const headings = [...placeColumns, ...columns].map(column => fileHeading(column, language))
  return { headings, lines: linesOf(places, placeColumns, { language, columns }) }
}

function* linesOf(
  places: Iterable<PrintedPlace>,
  placeColumns: readonly PlaceColumn[],
  { language, columns }: { language: Language; columns: readonly TableColumn[] },
): Generator<(string | number)[]> {
  for (const { place, rows } of places) {
    const texts = printProgramTable(rows ?? [], { columns, hasHeadings: false, language })
    if (texts.length === 0) {
      const ownColumns = rows ? columns.map(column => (column === 'exercise' ? noExercises[language] : '')) : []
      yield [...placeColumns.map(column => place[column] ?? ''), ...ownColumns]
    }
    for (const [index, cells] of texts.entries()) {
      // only the first line of a part has its notes
      const { week = '', day = '', workout = '' } = place
      const own = index === 0 ? place : { week, day, workout }
      const figures = columns.map((column, at) => asFigure(cells[at] ?? '', column))
      yield [...placeColumns.map(column => own[column] ?? ''), ...figures]
    }
  }
}

interface PrintedPlace {
  place: Place
  /** The rows of the workout that the line stands for. */
  rows?: readonly DocumentRow[]
}

/** One place for each workout. A week or day without workouts has a place of its own, so that the file keeps it. */
function* placesOf(weeks: readonly PrintedWeek[], language: Language): Generator<PrintedPlace> {
  for (const [weekIndex, { days, ...week }] of weeks.entries()) {
    const weekText = printPlace(weekIndex + 1, week.name, week.isDeload ? deloadWords[language] : '')
    let weekNote = week.note
    if (days.length === 0) yield { place: { week: weekText, weekNote } }
    for (const [dayIndex, { workouts, ...day }] of days.entries()) {
      const dayText = printPlace(dayIndex + 1, day.name)
      let dayNote = day.note
      if (workouts.length === 0) yield { place: { week: weekText, weekNote, day: dayText, dayNote } }
      for (const { name, note, rows } of workouts) {
        yield { place: { week: weekText, weekNote, day: dayText, dayNote, workout: name, workoutNote: note }, rows }
        ;[weekNote, dayNote] = ['', '']
      }
      weekNote = ''
    }
  }
}

/** Sets, RIR, RPE and seconds of rest are figures for a spreadsheet; a target such as 8-10 stays text. */
function asFigure(text: string, column: TableColumn): string | number {
  const isFigure = column === 'sets' || column === 'rir' || column === 'rpe' || column === 'rest'
  return isFigure && /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : text
}
