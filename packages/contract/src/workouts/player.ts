import { z } from 'zod'
import { ClientCard } from '../clients/clients.ts'
import { Pause } from '../clients/pauses.ts'
import { recordDeletion } from '../clients/records.ts'
import { DocumentRow } from '../documents.ts'
import { endpoint } from '../endpoint.ts'
import { Day, idInput, Nothing, Timestamp } from '../lists.ts'
import { MaximumCycle } from '../programs/cells.ts'
import { ProgramSettings } from '../programs/settings.ts'
import { LiftMaximum } from '../programs/training-maxima.ts'
import { ProgramChange, programUserStates } from '../programs/users.ts'
import { CompletedExercise, CompletedSet, CompletedWorkout, DoneSet, ExerciseBests, WorkoutWrite } from './results.ts'
import { ExerciseHistory, TrainedExercise, WorkoutComment, WorkoutDetail } from './rows.ts'
import { KnownExercise, knownLimits } from './tools.ts'
import { trainedExerciseInput, workoutCommentMaxLength } from './workouts.ts'

// The player's calls, for clients and, in floor mode, for those who train them. Devices write when they have a network, and load in
// advance what they need without one.

/** The days before and after today that a device loads. */
export const planDays = { back: 14, ahead: 28 } as const
/** The number of coming days that a device loads of a plan without dates. */
export const planDaysInOrder = 14

/** The parts of a workout with the device's present time, by which the server corrects a wrong clock. */
const write = { ...WorkoutWrite.shape, sentAt: Timestamp }

/** Parts that another device has changed later: the sender replaces its own by them. */
const answer = z.object({ workout: CompletedWorkout.nullable(), exercises: z.array(CompletedExercise), sets: z.array(CompletedSet) })

const changes = ['completed workout', 'training', 'metric'] as const
const writeErrors = ['not found', 'record id taken', 'training closed', 'workout full'] as const

export const saveOwnWorkout = endpoint({
  method: 'POST',
  path: '/me/completed-workouts',
  access: { role: 'client' },
  summary: 'Parts of a workout, in any order and as often as they are sent: each counts once, and of two versions the later.',
  input: z.object(write),
  output: answer,
  changes,
  errors: writeErrors,
})

export const saveClientWorkout = endpoint({
  method: 'POST',
  path: '/clients/:id/completed-workouts',
  access: { permission: ['view clients', 'create workouts'] },
  summary: 'The same for a client who trains under somebody’s eyes.',
  input: z.object({ ...idInput, ...write }),
  output: answer,
  changes,
  errors: writeErrors,
})

/** A whole workout, including its removed parts. */
export const WholeWorkout = z.object({ workout: CompletedWorkout, exercises: z.array(CompletedExercise), sets: z.array(CompletedSet) })
export type WholeWorkout = z.output<typeof WholeWorkout>

const PlannedDay = z.object({
  dayId: z.uuid(),
  weekNumber: z.int(),
  /** The number of the day within its week. */
  dayNumber: z.int(),
  /** Null where the days are trained in order. */
  date: Day.nullable(),
  /** The day on which it was trained. */
  trainedOn: Day.nullable(),
})

const Assignment = z.object({
  programUserId: z.uuid(),
  programId: z.uuid(),
  releaseId: z.uuid(),
  title: z.string(),
  message: z.string(),
  /** The note about the present release, until somebody has trained by it. */
  change: ProgramChange.nullable(),
  startDay: Day,
  weekdays: z.array(z.number().int()).nullable(),
  pauses: z.array(Pause),
  lastDay: Day,
  state: z.enum(programUserStates),
  /** All days of the program in their order. */
  days: z.array(PlannedDay),
  /** The increases of the training maxima; null where there are none, or where the reader sees no loads. */
  cycle: MaximumCycle.nullable(),
  /** The training maxima of the lifts with percent loads. */
  maxima: z.array(LiftMaximum),
  /** The rows of the near days: weeks, days, workouts and exercises, as the release has them. */
  rows: z.array(DocumentRow),
})

const LastResult = z.object({
  /** The exercise's id, or 'name ' with its name in small letters. */
  key: z.string(),
  day: Day,
  sets: z.array(DoneSet),
})

const ExerciseBest = ExerciseBests.extend({ key: z.string() })

/** A finished workout, with the last results and bests that its exercises had before it. */
const FinishedWorkout = WholeWorkout.extend({ before: z.object({ last: z.array(LastResult), bests: z.array(ExerciseBest) }) })
export type FinishedWorkout = z.output<typeof FinishedWorkout>

export const Training = z.object({
  clientId: z.uuid(),
  /** Today in the client's time zone. */
  today: Day,
  settings: ProgramSettings.pick({
    mayClientsSwap: true,
    mayClientsReorder: true,
    mayClientsMoveDays: true,
    mayClientsAddExercises: true,
    mayClientsTrainFreely: true,
    clientColumns: true,
    maximumFormula: true,
    loadStep: true,
  }),
  assignments: z.array(Assignment),
  /** Last results of the exercises in these days, and of those that were done lately, by their key. */
  last: z.array(LastResult),
  bests: z.array(ExerciseBest),
  /** The coach's comments on exercises of the last 60 days, and older ones that are not read yet. */
  comments: z.array(WorkoutComment.extend({ key: z.string() })),
  exercises: z.array(KnownExercise).max(knownLimits.exercises),
  /** Workouts that another device may have begun. */
  underWay: z.array(WholeWorkout),
  /** Workouts of today that another device may have finished. */
  finishedToday: z.array(FinishedWorkout),
})
export type Training = z.output<typeof Training>

const lastSeen = { revision: z.string().max(64).optional() }
const trainingAnswer = z.object({
  revision: z.string(),
  /** Null where the device already has this revision. */
  training: Training.nullable(),
})
const trainingShows = [
  'training',
  'completed workout',
  'workout comment',
  'program user',
  'program settings',
  'load step',
  'training maximum',
  'metric',
  'exercise',
] as const

export const getOwnTraining = endpoint({
  method: 'GET',
  path: '/me/training',
  access: { role: 'client' },
  summary: 'Everything that the player needs without a network.',
  input: z.object(lastSeen),
  output: trainingAnswer,
  shows: trainingShows,
  errors: ['not found'],
})

export const getClientTraining = endpoint({
  method: 'GET',
  path: '/clients/:id/training',
  access: { permission: ['view clients', 'create workouts'] },
  summary: 'The same for a client who trains under somebody’s eyes.',
  input: z.object({ ...idInput, ...lastSeen }),
  output: trainingAnswer,
  shows: trainingShows,
  errors: ['not found'],
})

export const listClientsToday = endpoint({
  method: 'GET',
  path: '/training-today',
  access: { permission: ['view clients', 'create workouts'] },
  summary: 'Active clients who train today: those under way first, then those who are expected, then those who have trained.',
  input: Nothing,
  output: z.object({
    clients: z.array(
      ClientCard.extend({
        /** The number of workouts that are planned for today. */
        planned: z.int(),
        done: z.int(),
        isUnderWay: z.boolean(),
      }),
    ),
  }),
  shows: ['client', 'training', 'completed workout', 'program user'],
})

const moved = {
  dayId: z.uuid(),
  day: Day.nullable(),
  /** The date that the device has shown; null where it had none. Left out, whatever the date is. */
  seenDay: Day.nullable().optional(),
}

export const moveOwnTrainingDay = endpoint({
  method: 'PUT',
  path: '/me/program-users/:id/days/:dayId',
  access: { role: 'client' },
  summary: 'Moves a day of the plan to another date, where the business lets clients do so; null puts it back.',
  input: z.object({ ...idInput, ...moved }),
  output: Nothing,
  changes: ['training', 'program user'],
  errors: ['not found', 'training closed', 'training day moved'],
})

export const getOwnWorkout = endpoint({
  method: 'GET',
  path: '/me/completed-workouts/:id',
  access: { role: 'client' },
  input: z.object(idInput),
  output: WorkoutDetail,
  shows: ['completed workout', 'workout comment'],
  errors: ['not found'],
})

export const getOwnWorkoutParts = endpoint({
  method: 'GET',
  path: '/me/completed-workouts/:id/parts',
  access: { role: 'client' },
  summary: 'For a device that goes on with a workout, or edits it.',
  input: z.object(idInput),
  output: WholeWorkout,
  shows: ['completed workout'],
  errors: ['not found'],
})

export const getClientWorkoutParts = endpoint({
  method: 'GET',
  path: '/clients/:id/completed-workouts/:workoutId/parts',
  access: { permission: ['view clients', 'create workouts'] },
  summary: 'The same for a client who trains under somebody’s eyes.',
  input: z.object({ ...idInput, workoutId: z.uuid() }),
  output: WholeWorkout,
  shows: ['completed workout'],
  errors: ['not found'],
})

export const listOwnTrainedExercises = endpoint({
  method: 'GET',
  path: '/me/trained-exercises',
  access: { role: 'client' },
  summary: 'What they have trained, to choose an exercise whose course is read.',
  input: Nothing,
  output: z.object({ exercises: z.array(TrainedExercise) }),
  shows: ['completed workout'],
  errors: ['not found'],
})

export const getOwnExerciseHistory = endpoint({
  method: 'GET',
  path: '/me/exercise-history',
  access: { role: 'client' },
  summary: 'How an exercise went over time, by its id or, where the library has none, by its name.',
  input: z.object(trainedExerciseInput),
  output: ExerciseHistory,
  shows: ['completed workout'],
  errors: ['not found'],
})

export const answerWorkoutMessage = endpoint({
  method: 'POST',
  path: '/me/completed-workouts/weight/:id/message',
  access: { role: 'client' },
  summary: 'What the client says about an exercise. The id is made on the device: sent twice, written once.',
  input: z.object({ ...idInput, commentId: z.uuid(), text: z.string().trim().min(1).max(workoutCommentMaxLength) }),
  output: WorkoutComment,
  changes: ['workout comment', 'completed workout', 'training'],
  errors: ['not found', 'record id taken'],
})

export const [deleteOwnWorkoutMessage, undeleteOwnWorkoutMessage] = recordDeletion({
  path: '/me/workout-comments/:id',
  access: { role: 'client' },
  summary: 'Only what one wrote oneself.',
  input: z.object(idInput),
  record: WorkoutComment,
  changes: ['workout comment', 'completed workout', 'training'],
  errors: ['not found'],
})

export const readWorkoutComments = endpoint({
  method: 'POST',
  path: '/me/workout-comments/read',
  access: { role: 'client' },
  summary: 'The client has seen these comments. Unknown ids are passed over.',
  input: z.object({ ids: z.array(z.uuid()).min(1).max(200) }),
  output: Nothing,
  changes: ['workout comment', 'completed workout', 'training'],
})
