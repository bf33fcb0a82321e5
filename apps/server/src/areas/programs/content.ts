import type { Cells, DocumentRow } from '@allenio/contract/documents'
import {
  DayCells,
  presetRestSeconds,
  RowCells,
  WeekCells,
  WorkoutCells,
  type ProgramDay,
  type ProgramExercise,
  type ProgramWeek,
  type ProgramWorkout,
} from '@allenio/contract/programs'
import { childrenByParent, type DocumentRows } from '@allenio/domain/documents'
import { numberDays, numberRows, type DayNumber } from '@allenio/domain/programs'
import type { z } from 'zod'

interface Reading {
  children: ReadonlyMap<string | null, readonly DocumentRow[]>
  days: ReadonlyMap<string, DayNumber>
  names: ReadonlyMap<string, string>
}

/** The weeks of a program with everything in them; `names` are those of its exercises today, where they are asked for. */
export function presentWeeks(rows: DocumentRows, programId: string, names: ReadonlyMap<string, string> = new Map()): ProgramWeek[] {
  const reading = { children: childrenByParent(rows), days: numberDays(rows, programId), names }
  return childrenOf(reading, programId).map((week, index) => presentWeek(reading, week, index + 1))
}

const childrenOf = ({ children }: Reading, id: string): readonly DocumentRow[] => children.get(id) ?? []

/** Cells were checked when they were written; what a newer schema does not read is left out. */
function read<Schema extends z.ZodObject>(schema: Schema, cells: Cells): z.output<Schema> | Record<string, never> {
  const { data } = schema.safeParse(cells)
  return data ?? {}
}

function presentWeek(reading: Reading, { id, cells }: DocumentRow, weekNumber: number): ProgramWeek {
  const { name = '', note = '', isDeload = false }: WeekFields = read(WeekCells, cells)
  return { id, weekNumber, name, note, isDeload, days: childrenOf(reading, id).map(day => presentDay(reading, day)) }
}

type WeekFields = z.output<typeof WeekCells>

function presentDay(reading: Reading, { id, parentId, cells }: DocumentRow): ProgramDay {
  const { name = '', note = '' }: z.output<typeof DayCells> = read(DayCells, cells)
  const { dayNumber = 0, programDay = 0 } = reading.days.get(id) ?? {}
  const weekId = parentId ?? ''
  return {
    id,
    weekId,
    dayNumber,
    programDay,
    name,
    note,
    workouts: childrenOf(reading, id).map(workout => presentWorkout(reading, workout, weekId)),
  }
}

function presentWorkout(reading: Reading, { id, parentId, cells }: DocumentRow, weekId: string): ProgramWorkout {
  const { name = '', note = '' }: z.output<typeof WorkoutCells> = read(WorkoutCells, cells)
  const dayId = parentId ?? ''
  const rows = childrenOf(reading, id)
  const numbers = numberRows(rows)
  const exercises = rows.map((row, index) => {
    const { letter = '', supersetPosition = null, rest = {} } = numbers.get(row.id) ?? {}
    return presentExercise(row, { workoutId: id, dayId, weekId, key: letter, supersetPosition, rest, position: index + 1 }, reading.names)
  })
  return { id, weekId, dayId, name, note, exercises }
}

type Place = Pick<ProgramExercise, 'workoutId' | 'dayId' | 'weekId' | 'key' | 'supersetPosition' | 'position'> & { rest: Cells }

function presentExercise({ id, cells }: DocumentRow, { rest, ...place }: Place, names: Reading['names']): ProgramExercise {
  const row: RowCells = read(RowCells, { ...cells, ...rest })
  return {
    id,
    ...place,
    exerciseId: row.exercise?.id ?? null,
    name: names.get(row.exercise?.id ?? '') ?? row.exercise?.name ?? '',
    exerciseType: row.type ?? 'reps',
    sets: row.sets ?? null,
    reps: row.reps ?? '',
    repRange: row.repRange ?? '',
    value: row.seconds ?? null,
    metres: row.metres ?? null,
    weight: row.load ?? '',
    rpe: row.rpe ?? null,
    rir: row.rir ?? null,
    tut: row.tut ?? '',
    info: row.note ?? '',
    restType: row.restType ?? 'seconds',
    restValue: row.restSeconds ?? presetRestSeconds,
    setList: row.setList ?? [],
    asksForVideo: row.asksForVideo ?? false,
  }
}
