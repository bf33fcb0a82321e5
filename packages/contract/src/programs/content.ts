import { z } from 'zod'
import { DayCells, PlannedSet, restTypes, RowCells, rowTypes, WeekCells, WorkoutCells } from './cells.ts'

// A program as it is read: its weeks with everything in them, numbered. Editors work on the document's rows instead.

/** One exercise of a workout. */
export const ProgramExercise = z.object({
  id: z.uuid(),
  workoutId: z.uuid(),
  dayId: z.uuid(),
  weekId: z.uuid(),
  /** The letter, which the exercises of a superset share. */
  key: z.string(),
  /** The place within the workout, from 1. */
  position: z.number().int(),
  supersetPosition: z.number().int().nullable(),
  exerciseId: z.uuid().nullable(),
  name: z.string(),
  exerciseType: z.enum(rowTypes),
  sets: z.number().int().nullable(),
  reps: z.string(),
  /** Within which a double progression climbs; empty where there is none. */
  repRange: z.string(),
  /** Seconds of an exercise by time. */
  value: z.number().int().nullable(),
  metres: z.number().nullable(),
  weight: z.string(),
  rpe: z.number().nullable(),
  rir: z.number().int().nullable(),
  tut: z.string(),
  /** The note. */
  info: z.string(),
  restType: z.enum(restTypes),
  /** Seconds. */
  restValue: z.number().int(),
  setList: z.array(PlannedSet),
  asksForVideo: z.boolean(),
})
export type ProgramExercise = z.output<typeof ProgramExercise>

const described = { name: z.string(), note: z.string() }

export const ProgramWorkout = z.object({
  id: z.uuid(),
  weekId: z.uuid(),
  dayId: z.uuid(),
  ...described,
  exercises: z.array(ProgramExercise),
})
export type ProgramWorkout = z.output<typeof ProgramWorkout>

export const ProgramDay = z.object({
  id: z.uuid(),
  weekId: z.uuid(),
  /** Within its week, from 1. */
  dayNumber: z.number().int(),
  /** Through the whole program, from 1. */
  programDay: z.number().int(),
  ...described,
  workouts: z.array(ProgramWorkout),
})
export type ProgramDay = z.output<typeof ProgramDay>

export const ProgramWeek = z.object({
  id: z.uuid(),
  weekNumber: z.number().int(),
  ...described,
  isDeload: z.boolean(),
  days: z.array(ProgramDay),
})
export type ProgramWeek = z.output<typeof ProgramWeek>

/** A workout with its exercises, as somebody writes it. The ids are made on the device. */
export const WorkoutInput = z.object({
  id: z.uuid(),
  ...WorkoutCells.shape,
  exercises: z.array(z.object({ id: z.uuid(), ...RowCells.shape })).max(40),
})
export type WorkoutInput = z.output<typeof WorkoutInput>

/** The cells of each type of rows. */
export const cellsByType = { week: WeekCells, day: DayCells, workout: WorkoutCells, row: RowCells } as const
