import { z } from 'zod'
import { Day, Timestamp } from '../lists.ts'
import { ExerciseCell, RowCells, setKinds } from '../programs/cells.ts'

// The results of training. Devices make the ids, and send each part as a whole: if two devices edit one part, the later edit wins. A
// removed part stays as a mark, so that the other device learns of the removal.

/** The limits of a workout, removed parts included, and of one write. */
export const resultLimits = { exercises: 60, sets: 1_200, setsInWrite: 300, note: 2_000 } as const
export const workoutStates = ['under way', 'finished', 'discarded'] as const
/** Products from which a history can come; `other` is any table. */
export const historySources = ['strong', 'hevy', 'truecoach', 'trainerize', 'everfit', 'other'] as const
export type HistorySource = (typeof historySources)[number]
export const skipReasons = ['pain', 'no equipment', 'no time', 'too tired', 'other'] as const
export type SkipReason = (typeof skipReasons)[number]
export const recordKinds = ['load', 'reps at load', 'e1rm', 'volume'] as const
export type RecordKind = (typeof recordKinds)[number]
export const maximumFormulas = ['epley', 'brzycki'] as const
export type MaximumFormula = (typeof maximumFormulas)[number]

const position = z.int().min(0).max(999)
const note = z.string().max(resultLimits.note)
const rpe = z.number().min(1).max(10).multipleOf(0.5)

/** The figures of a set. With the body's weight, kilograms are what is added to it, or taken from it. */
export const SetFigures = z.object({
  kg: z.number().min(-999).max(999).nullable(),
  reps: z.int().min(0).max(999).nullable(),
  seconds: z.int().min(0).max(86_399).nullable(),
  metres: z.number().min(0).max(100_000).nullable(),
  rpe: rpe.nullable(),
  rir: z.number().min(0).max(10).multipleOf(0.5).nullable(),
})
export type SetFigures = z.output<typeof SetFigures>

/** A set that was done, for a history. */
export const DoneSet = SetFigures.extend({ kind: z.enum(setKinds) })
export type DoneSet = z.output<typeof DoneSet>

/** One set. Until it is done, its figures are a suggestion. */
export const CompletedSet = z.object({
  id: z.uuid(),
  exerciseId: z.uuid(),
  position,
  kind: z.enum(setKinds),
  ...SetFigures.shape,
  doneAt: Timestamp.nullable(),
  isRemoved: z.boolean(),
  changedAt: Timestamp,
})
export type CompletedSet = z.output<typeof CompletedSet>

export const Pain = z.object({ where: z.string().trim().min(1).max(60), level: z.int().min(1).max(10) })
export type Pain = z.output<typeof Pain>

/** A training maximum, with the step in kilograms to which its loads were rounded. */
export const UsedMaximum = z.object({ kg: z.number().min(0).max(9_999), stepKg: z.number().min(0.1).max(50) })
export type UsedMaximum = z.output<typeof UsedMaximum>

/** One exercise of a workout. Calls name its id `weightId`. */
export const CompletedExercise = z.object({
  id: z.uuid(),
  workoutId: z.uuid(),
  /** The row of the program; null where the client has added it. */
  rowId: z.uuid().nullable(),
  position,
  /** Neighbouring exercises with the same name here are a superset. */
  superset: z.string().max(40).nullable(),
  /** The exercise that was done; it may differ from the target's. */
  exercise: ExerciseCell,
  /** The row as it was shown. It is copied here, because the release may be gone later. */
  target: RowCells.nullable(),
  /** The maximum that turned the loads in percent into kilograms; null without such loads, or where no maximum was known. */
  maximum: UsedMaximum.nullable(),
  skipReason: z.enum(skipReasons).nullable(),
  note,
  pain: Pain.nullable(),
  videoId: z.uuid().nullable(),
  isRemoved: z.boolean(),
  changedAt: Timestamp,
})
export type CompletedExercise = z.output<typeof CompletedExercise>

export const CompletedWorkout = z.object({
  id: z.uuid(),
  /** The assignment, its release, the day and the workout of the day; all null for a workout without a plan. */
  programUserId: z.uuid().nullable(),
  releaseId: z.uuid().nullable(),
  dayId: z.uuid().nullable(),
  plannedWorkoutId: z.uuid().nullable(),
  name: z.string().max(120),
  /** The day in the client's time zone. */
  day: Day,
  startedAt: Timestamp,
  finishedAt: Timestamp.nullable(),
  state: z.enum(workoutStates),
  rpe: rpe.nullable(),
  note,
  changedAt: Timestamp,
})
export type CompletedWorkout = z.output<typeof CompletedWorkout>

/** The parts that a device has changed since the last answer. */
export const WorkoutWrite = z.object({
  workout: CompletedWorkout,
  exercises: z.array(CompletedExercise).max(resultLimits.exercises),
  sets: z.array(CompletedSet).max(resultLimits.setsInWrite),
})
export type WorkoutWrite = z.output<typeof WorkoutWrite>

/** A client's best figures in one exercise, in kilograms. */
export const ExerciseBests = z.object({
  load: z.number().nullable(),
  e1rm: z.number().nullable(),
  /** The most volume in one workout. */
  volume: z.number().nullable(),
  /** The most repetitions by load; no entry has both fewer repetitions and less load than another. */
  repsAtLoads: z.array(z.object({ kg: z.number(), reps: z.int() })),
  /** The number of workouts that had a load, an estimate, a volume: the best of few is no record. */
  times: z.object({ load: z.int(), e1rm: z.int(), volume: z.int() }),
})
export type ExerciseBests = z.output<typeof ExerciseBests>
export type RepsAtLoads = ExerciseBests['repsAtLoads']
