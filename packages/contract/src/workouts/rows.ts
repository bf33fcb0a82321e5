import { z } from 'zod'
import { ClientCard } from '../clients/clients.ts'
import { ShownFile } from '../files/files.ts'
import { Day, Timestamp } from '../lists.ts'
import { RowCells } from '../programs/cells.ts'
import {
  CompletedExercise,
  CompletedSet,
  DoneSet,
  ExerciseBests,
  historySources,
  recordKinds,
  SetFigures,
  workoutStates,
} from './results.ts'

// Completed workouts as others read them.

export const WorkoutRow = z.object({
  id: z.uuid(),
  client: ClientCard,
  name: z.string(),
  /** The title of the program; null for a workout without a plan. */
  program: z.string().nullable(),
  programUserId: z.uuid().nullable(),
  day: Day,
  startedAt: Timestamp,
  finishedAt: Timestamp.nullable(),
  state: z.enum(workoutStates),
  minutes: z.number().int(),
  rpe: z.number().nullable(),
  note: z.string(),
  exercises: z.number().int(),
  /** The number of sets, planned and added, and how many of them are done. */
  sets: z.number().int(),
  setsDone: z.number().int(),
  tonnageKg: z.number(),
  records: z.number().int(),
  /** The number of exercises with pain. */
  pains: z.number().int(),
  comments: z.number().int(),
  /** The asker's side has not seen the workout, or a comment since. */
  isUnread: z.boolean(),
  /** Where an imported workout comes from; null for one that was done here. */
  importSource: z.enum(historySources).nullable(),
})
export type WorkoutRow = z.output<typeof WorkoutRow>

export const WorkoutComment = z.object({
  id: z.uuid(),
  weightId: z.uuid(),
  text: z.string(),
  isByClient: z.boolean(),
  /** The name of its author, for the team; null for the client. */
  addedBy: z.string().nullable(),
  createdAt: Timestamp,
  /** The other side has seen it. */
  isRead: z.boolean(),
  may: z.object({ delete: z.boolean() }),
})
export type WorkoutComment = z.output<typeof WorkoutComment>

const WorkoutRecord = z.object({
  setId: z.uuid(),
  kind: z.enum(recordKinds),
  value: z.number(),
  before: z.number(),
  kg: z.number().nullable(),
})

export type ExerciseRecords = z.output<typeof WorkoutRecord>[]

const SetResult = CompletedSet.omit({ exerciseId: true, isRemoved: true, changedAt: true }).extend({
  e1rm: z.number().nullable(),
  /** The former values of an edited set, the latest last. */
  edits: z.array(SetFigures.extend({ changedAt: Timestamp })),
})
export type SetResult = z.output<typeof SetResult>

/** One exercise of a workout: the target and the result. Calls name its id `weightId`. */
export const ExerciseResult = CompletedExercise.omit({ videoId: true, isRemoved: true, changedAt: true }).extend({
  /** The name in today's library. */
  name: z.string(),
  sets: z.array(SetResult),
  tonnageKg: z.number(),
  e1rm: z.number().nullable(),
  records: z.array(WorkoutRecord),
  video: ShownFile.nullable(),
  comments: z.array(WorkoutComment),
})
export type ExerciseResult = z.output<typeof ExerciseResult>

export const WorkoutDetail = WorkoutRow.extend({
  exerciseList: z.array(ExerciseResult),
  /** The latest change that has reached the server: a device sends its changes when it has a network. */
  updatedAt: Timestamp,
  /** The client's previous and next workout. */
  previousId: z.uuid().nullable(),
  nextId: z.uuid().nullable(),
  may: z.object({ comment: z.boolean(), edit: z.boolean() }),
})
export type WorkoutDetail = z.output<typeof WorkoutDetail>

/** An exercise in one workout, for a chart. */
export const ExercisePoint = z.object({
  weightId: z.uuid(),
  workoutId: z.uuid(),
  day: Day,
  setsDone: z.number().int(),
  /** The load of the heaviest set, and its repetitions. */
  kg: z.number().nullable(),
  reps: z.number().int().nullable(),
  e1rm: z.number().nullable(),
  tonnageKg: z.number(),
  hasPain: z.boolean(),
})
export type ExercisePoint = z.output<typeof ExercisePoint>

export const ExerciseHistory = z.object({
  name: z.string(),
  exerciseId: z.uuid().nullable(),
  bests: ExerciseBests.nullable(),
  /** The oldest first. */
  points: z.array(ExercisePoint),
  /** The days from which on the client trained by another program, or by another release of it. */
  programChanges: z.array(z.object({ day: Day, title: z.string(), isNewProgram: z.boolean() })),
})
export type ExerciseHistory = z.output<typeof ExerciseHistory>

/** A set by its load and its repetitions; without a load it is the body's weight. */
const LiftedSet = z.object({ kg: z.number().nullable(), reps: z.number().int() })

/** An exercise that a client has trained. */
export const TrainedExercise = z.object({
  /** The id of the exercise or, where the library has none, its name. */
  key: z.string(),
  name: z.string(),
  times: z.number().int(),
  lastDay: Day,
  /** The heaviest set of the last time, and the heaviest of all; null where it was done without repetitions. */
  lastSet: LiftedSet.nullable(),
  bestSet: LiftedSet.nullable(),
  /** The estimated maximum of the last times, the oldest first. */
  estimates: z.array(z.number()),
  bestE1rm: z.number().nullable(),
})
export type TrainedExercise = z.output<typeof TrainedExercise>

/** One time that an exercise was done, for planning the next. */
export const ExerciseAttempt = z.object({
  day: Day,
  /** The row as it was shown then; null where the client has added the exercise. */
  target: RowCells.nullable(),
  sets: z.array(DoneSet),
})
export type ExerciseAttempt = z.output<typeof ExerciseAttempt>
const Percentage = z.number().int().min(1).max(100)

/** The percentages from which on a client trains as planned, or partly. */
export const AdherenceThresholds = z.object({ good: Percentage, fair: Percentage })
export type AdherenceThresholds = z.output<typeof AdherenceThresholds>

/** How regularly somebody trained in 28 days. */
export const TrainingMark = z.object({
  planned: z.number().int(),
  done: z.number().int(),
  /** Null where nothing was planned. */
  percent: z.number().int().nullable(),
  level: z.enum(['good', 'fair', 'poor']).nullable(),
})
export type TrainingMark = z.output<typeof TrainingMark>
