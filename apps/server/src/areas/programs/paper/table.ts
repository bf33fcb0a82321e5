import type { Language } from '@allenio/contract'
import type { Cells } from '@allenio/contract/documents'
import type { RowCells } from '@allenio/contract/program-cells'
import type { ProgramExercise, ProgramWorkout } from '@allenio/contract/program-content'
import type { ProgramDetail } from '@allenio/contract/program-rows'
import type { exportProgram } from '@allenio/contract/program-paper'
import type { ParsedInput } from '@allenio/contract'
import { printProgramTable, programColumns, tableHeadings } from '@allenio/domain/programs'
import { csvLines } from '@allenio/domain/tables'
import type { z } from 'zod'
import type { Actor } from '#platform/access'
import { xlsxOf, type Cell } from '#platform/csv'
import type { WorkspaceDb } from '#platform/db'
import type { Bytes } from '#platform/http'
import { streamOf } from '#platform/slices'
import { addWords } from '#platform/words'
import { readProgram } from '../program-detail.ts'
import { fileNameOf } from './file-names.ts'

const placeWords = addWords<'week' | 'day' | 'workout' | 'sheet'>('program table', {
  it: { week: 'Settimana', day: 'Giorno', workout: 'Allenamento', sheet: 'Programma' },
  en: { week: 'Week', day: 'Day', workout: 'Workout', sheet: 'Program' },
})

type Program = z.output<typeof ProgramDetail>

export async function exportTable(db: WorkspaceDb, actor: Actor, query: ParsedInput<typeof exportProgram>): Promise<Bytes> {
  const language = query.language ?? actor.language
  const program = await readProgram(db, { ...actor, language }, query)
  const name = fileNameOf(program.title, query.format)
  switch (query.format) {
    case 'xlsx': {
      const body = xlsxOf(placeWords(language)('sheet'), headingsOf(language), linesOf(program, language))
      return { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', name, body }
    }
    case 'csv':
      return { type: 'text/csv; charset=utf-8', name, body: streamOf(csvLines(withHeadings(program, language))) }
    case 'json': {
      const { title, description, weekList: weeks } = program
      return { type: 'application/json; charset=utf-8', name, body: Buffer.from(JSON.stringify({ title, description, weeks }, null, 2)) }
    }
    default:
      return query.format satisfies never
  }
}

function headingsOf(language: Language): string[] {
  const say = placeWords(language)
  return [say('week'), say('day'), say('workout'), ...tableHeadings(programColumns, language)]
}

function* withHeadings(program: Program, language: Language): Generator<readonly Cell[]> {
  yield headingsOf(language)
  yield* linesOf(program, language)
}

/** One line for each exercise; a day without exercises has a line of its own, so that it is not lost. */
function* linesOf({ weekList }: Program, language: Language): Generator<Cell[]> {
  for (const { weekNumber, days } of weekList) {
    for (const { dayNumber, workouts } of days) {
      if (!workouts.some(({ exercises }) => exercises.length > 0)) yield [weekNumber, dayNumber]
      for (const workout of workouts)
        for (const texts of tableOf(workout, language)) yield [weekNumber, dayNumber, workout.name, ...texts.map(asCell)]
    }
  }
}

/** Sets, RIR, RPE and seconds of rest are figures for a spreadsheet; a target such as 8-10 stays text. */
const asCell = (text: string, index: number): Cell => {
  const column = programColumns[index]
  const isFigure = column === 'sets' || column === 'rir' || column === 'rpe' || column === 'rest'
  return isFigure && /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : text
}

const tableOf = ({ exercises }: ProgramWorkout, language: Language): string[][] =>
  printProgramTable(
    exercises.map(exercise => ({ ...emptyRow, id: exercise.id, parentId: exercise.workoutId, cells: cellsOf(exercise) })),
    { hasHeadings: false, language },
  )

const emptyRow = { type: 'row', place: '', originId: null, isDeleted: false }

function cellsOf(exercise: ProgramExercise): Cells {
  const { name, key, supersetPosition, position, weight, info, tut, restType, value, setList, asksForVideo } = exercise
  const cells: { [Cell in keyof RowCells]?: RowCells[Cell] | null } = {
    exercise: name ? { name } : undefined,
    superset: supersetPosition === null ? undefined : `${key}${position - supersetPosition}`,
    type: exercise.exerciseType,
    sets: exercise.sets,
    reps: exercise.reps || undefined,
    seconds: value,
    metres: exercise.metres,
    load: weight || undefined,
    rpe: exercise.rpe,
    rir: exercise.rir,
    tut: tut || undefined,
    restType,
    restSeconds: exercise.restValue,
    note: info || undefined,
    setList: setList.length > 0 ? setList : undefined,
    asksForVideo: asksForVideo || undefined,
  }
  return Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== undefined && cell !== null)) as Cells // all are cells
}
