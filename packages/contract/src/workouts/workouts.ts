import { z } from 'zod'
import { adherenceThings } from '../clients/clients.ts'
import { recordDeletion } from '../clients/records.ts'
import { endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { listViewCalls } from '../list-views.ts'
import { collaboratorFilter, Day, idInput, listInput, Nothing, Timestamp } from '../lists.ts'
import { Pain, workoutStates } from './results.ts'
import {
  ExerciseAttempt,
  ExerciseHistory,
  ExerciseResult,
  TrainedExercise,
  AdherenceThresholds,
  TrainingMark,
  WorkoutComment,
  WorkoutDetail,
  WorkoutRow,
} from './rows.ts'

// Completed workouts, as coaches and clients read them. The player's calls are in `player.ts`.

export const workoutErrors = { 'training closed': 403, 'training day moved': 409, 'workout full': 422 } as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    workouts: typeof workoutErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    workouts: 'completed workout' | 'workout view' | 'workout comment' | 'training' | 'adherence thresholds'
  }
}

export const workoutsPerPage = 30
/** The most workouts of one kind that are counted beside a list. */
export const countedWorkoutsAtMost = 5_000
export const workoutCommentMaxLength = 2_000
/** The number of weeks in the map of a client's training. */
export const trainingMapWeeks = 12
/** The most points of a chart: more than three workouts a week for three years. */
export const historyPointsAtMost = 500
/** The most attempts that are shown beside a plan, and the most exercises. */
export const lastAttempts = { times: 4, exercises: 400 } as const
/** The most clients whose dots one call returns to a list. */
export const trainingMarksAtOnce = 200

/** The list can be filtered by pain, records, comments, or news for the asker. */
export const workoutMarks = ['unread', 'pain', 'records', 'comments'] as const
/** The order of the list, which has no other one. */
export const workoutSorts = ['newest'] as const
/** The days up to today to which the list can be limited. */
export const workoutPeriods = ['7', '28', '90', '365'] as const
/** The most exercises in a client's list, which begins with the latest. */
export const trainedExercisesAtMost = 300
/** The last times of each whose estimates draw its trend. */
export const estimatesAtMost = 12

const viewClient = { permission: ['view clients', 'view workouts'] } as const
const weightInput = { ...idInput, weightId: z.uuid() }
/** An exercise by its id or, where the library has none, by its name. */
export const trainedExerciseInput = { exercise: z.string().trim().min(1).max(120) }
const narrowed = {
  page: listInput.page,
  mark: z.enum(workoutMarks).optional(),
  state: z.enum(workoutStates).optional(),
  from: Day.optional(),
  to: Day.optional(),
}
/** Null where there are more than are worth counting. */
const markCount = z.number().int().nullable()
const list = z.object({
  completedWorkouts: z.array(WorkoutRow),
  nextPage: z.number().int(),
  /** The number of workouts with each mark, which only come with the first page. */
  counts: z.object({ all: markCount, unread: markCount, pain: markCount, records: markCount, comments: markCount }).nullable(),
})

export const listCompletedWorkouts = endpoint({
  method: 'GET',
  path: '/completed-workouts',
  access: { permission: 'view workouts' },
  summary: 'Newest first. A client gets their own. Without a state all but discarded ones.',
  input: z.object({
    ...narrowed,
    search: listInput.search,
    clientId: z.uuid().optional(),
    /** The program; a model includes the clients' own versions of it. */
    programId: z.uuid().optional(),
    ...collaboratorFilter,
  }),
  output: list,
  shows: ['completed workout', 'workout comment', 'client'],
  errors: ['not found'],
})

export const {
  list: listWorkoutViews,
  create: createWorkoutView,
  update: updateWorkoutView,
  delete: deleteWorkoutView,
} = listViewCalls({
  path: '/completed-workouts',
  access: viewClient,
  filters: z.object({
    search: listInput.search,
    mark: z.enum(workoutMarks).optional(),
    state: z.enum(workoutStates).optional(),
    period: z.enum(workoutPeriods).optional(),
    clientId: z.uuid().optional(),
    programId: z.uuid().optional(),
    ...collaboratorFilter,
    sort: z.enum(workoutSorts).optional(),
  }),
  thing: 'workout view',
})

export const listClientWorkouts = endpoint({
  method: 'GET',
  path: '/clients/:id/completed-workouts',
  access: viewClient,
  summary: 'Newest first.',
  input: z.object({ ...idInput, ...narrowed }),
  output: list,
  shows: ['completed workout', 'workout comment'],
  errors: ['not found'],
})

export const getClientWorkout = endpoint({
  method: 'GET',
  path: '/clients/:id/completed-workouts/:workoutId',
  access: viewClient,
  input: z.object({ ...idInput, workoutId: z.uuid() }),
  output: WorkoutDetail,
  shows: ['completed workout', 'workout comment'],
  errors: ['not found'],
})

export const getClientExercise = endpoint({
  method: 'GET',
  path: '/clients/:id/completed-workouts/weight/:weightId',
  access: viewClient,
  summary: 'One exercise of a workout, and how it went before and after.',
  input: z.object(weightInput),
  output: z.object({ workout: WorkoutRow, exercise: ExerciseResult, history: ExerciseHistory }),
  shows: ['completed workout', 'workout comment'],
  errors: ['not found'],
})

export const listWeightsFromExercise = endpoint({
  method: 'GET',
  path: '/clients/:id/weights-from-exercise',
  access: viewClient,
  summary: 'How an exercise went over time, by its id or, where the library has none, by its name.',
  input: z.object({ ...idInput, ...trainedExerciseInput }),
  output: ExerciseHistory,
  shows: ['completed workout'],
  errors: ['not found'],
})

export const listTrainedExercises = endpoint({
  method: 'GET',
  path: '/clients/:id/trained-exercises',
  access: viewClient,
  summary: 'What a client has trained, to choose an exercise whose course is read.',
  input: z.object(idInput),
  output: z.object({ exercises: z.array(TrainedExercise) }),
  shows: ['completed workout'],
  errors: ['not found'],
})

export const mainLiftsAtMost = 4

const MainLift = z.object({
  key: z.string(),
  name: z.string(),
  /** The estimated maximum of each time, the latest last. */
  points: z.array(z.object({ day: Day, kg: z.number() })),
})
export type MainLift = z.output<typeof MainLift>

export const listMainLifts = endpoint({
  method: 'GET',
  path: '/clients/:id/main-lifts',
  access: viewClient,
  summary: 'What a client has trained most in twelve weeks, with its estimated maximum over time.',
  input: z.object(idInput),
  output: z.object({ lifts: z.array(MainLift).max(mainLiftsAtMost) }),
  shows: ['completed workout', 'program settings'],
  errors: ['not found'],
})

export const listLastAttempts = endpoint({
  method: 'GET',
  path: '/clients/:id/last-attempts',
  access: viewClient,
  summary: 'How each exercise went the last times, for whoever plans the next one.',
  input: z.object(idInput),
  output: z.object({
    exercises: z.array(
      z.object({
        /** The exercise's id, or 'name ' with its name in small letters. */
        key: z.string(),
        /** The attempts, the latest last. */
        attempts: z.array(ExerciseAttempt),
      }),
    ),
  }),
  shows: ['completed workout'],
  errors: ['not found'],
})

export const addWorkoutMessage = endpoint({
  method: 'POST',
  path: '/clients/:id/completed-workouts/weight/:weightId/message',
  access: { permission: ['update clients', 'view workouts'] },
  summary: 'A comment that the client reads before the exercise the next time, and may answer. The id may be made on the device.',
  input: z.object({ ...weightInput, commentId: z.uuid().optional(), text: z.string().trim().min(1).max(workoutCommentMaxLength) }),
  output: WorkoutComment,
  changes: ['workout comment', 'completed workout', 'training'],
  errors: ['not found', 'record id taken'],
})

export const [deleteWorkoutMessage, undeleteWorkoutMessage] = recordDeletion({
  path: '/clients/:id/workout-comments/:commentId',
  access: { permission: ['update clients', 'view workouts'] },
  summary: 'Only what one wrote oneself.',
  input: z.object({ ...idInput, commentId: z.uuid() }),
  record: WorkoutComment,
  changes: ['workout comment', 'completed workout', 'training'],
  errors: ['not found'],
})

export const readClientWorkout = endpoint({
  method: 'POST',
  path: '/clients/:id/completed-workouts/:workoutId/read',
  access: viewClient,
  summary: 'The team has seen it.',
  input: z.object({ ...idInput, workoutId: z.uuid() }),
  output: Nothing,
  changes: ['completed workout', 'workout comment'],
  errors: ['not found'],
})

export const getTrainingMap = endpoint({
  method: 'GET',
  path: '/clients/:id/training-map',
  access: viewClient,
  summary: 'Twelve weeks of training by day, for the overview. Days without anything are left out.',
  input: z.object(idInput),
  output: z.object({
    from: Day,
    today: Day,
    /** `dated` are the planned workouts with this day; the others are spread over their week. */
    days: z.array(z.object({ day: Day, planned: z.number().int(), dated: z.number().int(), done: z.number().int() })),
    /** The next day with a workout that is not done yet. */
    nextDay: Day.nullable(),
    mark: TrainingMark,
    thresholds: AdherenceThresholds.extend({
      /** The thresholds are this client's, and differ from the business's. */
      isOwn: z.boolean(),
    }),
    /** The fall in percentage points against the 28 days before. */
    drop: z.number().int().nullable(),
    last: WorkoutRow.nullable(),
    /** The program that runs today, by the weeks of its span. */
    program: z.object({ id: z.uuid(), title: z.string(), week: z.int(), weeks: z.int(), lastDay: Day }).nullable(),
    /** The last pain within 28 days. */
    pain: Pain.extend({ workoutId: z.uuid(), day: Day, exercise: z.string() }).nullable(),
    total: z.number().int(),
  }),
  shows: [...adherenceThings.training],
  errors: ['not found'],
})

export const updateAdherenceThresholds = endpoint({
  method: 'PUT',
  path: '/clients/:id/adherence-thresholds',
  access: { permission: ['update clients', 'view workouts'] },
  summary: 'From which percentages on one client trains as planned, or partly. Null goes back to those of the business.',
  input: z.object({ ...idInput, thresholds: AdherenceThresholds.nullable() }),
  output: Nothing,
  changes: ['adherence thresholds'],
  errors: ['not found', 'invalid input'],
})

export const listTrainingMarks = endpoint({
  method: 'GET',
  path: '/training-marks',
  access: viewClient,
  summary: 'The dots of a list of clients; those out of reach are left out.',
  input: z.object({ clientId: z.union([z.uuid(), z.array(z.uuid()).max(trainingMarksAtOnce)]) }),
  output: z.object({ marks: z.array(TrainingMark.extend({ clientId: z.uuid() })) }),
  shows: ['client', ...adherenceThings.training],
})

export const listFirstSets = endpoint({
  method: 'GET',
  path: '/first-sets',
  access: { permission: ['update programs', 'view workouts'] },
  summary: 'When clients have begun with each release of these assignments: the last of its receipts.',
  input: z.object({ programUserId: z.union([z.uuid(), z.array(z.uuid()).max(trainingMarksAtOnce)]) }),
  output: z.object({ firstSets: z.array(z.object({ programUserId: z.uuid(), releaseId: z.uuid(), firstSetAt: Timestamp })) }),
  shows: ['completed workout'],
})
