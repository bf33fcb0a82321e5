import { z } from 'zod'
import { DayMark } from '../clients/day-marks.ts'
import { Pause } from '../clients/pauses.ts'
import { endpoint } from '../endpoint.ts'
import { Day, idInput, Nothing } from '../lists.ts'
import type {} from './workouts.ts'

// The days of one client: what is planned and what was done, with marks of other areas beside it.

/** The most days that are asked for at once. */
export const calendarDaysAtMost = 62
export const trainingStates = ['planned', 'under way', 'done', 'missed'] as const
export type TrainingState = (typeof trainingStates)[number]

/** The outcome of a workout, for a line in a calendar. */
const TrainingResult = z.object({
  workoutId: z.uuid(),
  sets: z.number().int(),
  setsDone: z.number().int(),
  minutes: z.number().int(),
  tonnageKg: z.number(),
  records: z.number().int(),
  pains: z.number().int(),
  rpe: z.number().nullable(),
  isUnread: z.boolean(),
})

/** A day of a program on its date, or a workout on the day on which it was done. */
export const TrainingEntry = z.object({
  id: z.string(),
  day: Day,
  state: z.enum(trainingStates),
  /** The name of the workout or of its day; empty where neither has one. */
  name: z.string(),
  /** The plan that it comes from; null for a workout without one. */
  plan: z
    .object({
      programUserId: z.uuid(),
      programId: z.uuid(),
      releaseId: z.uuid(),
      dayId: z.uuid(),
      title: z.string(),
      isSingle: z.boolean(),
      weekNumber: z.number().int(),
      dayNumber: z.number().int(),
      /** The planned workouts of the day, by which each of them begins. */
      workouts: z.array(z.object({ id: z.uuid(), name: z.string() })),
    })
    .nullable(),
  /** False where the days of the plan are trained in order: the day is the expected one. */
  isDated: z.boolean(),
  isMoved: z.boolean(),
  /** The names of the planned exercises. */
  exercises: z.array(z.string()),
  result: TrainingResult.nullable(),
  may: z.object({ move: z.boolean(), copy: z.boolean(), delete: z.boolean() }),
})
export type TrainingEntry = z.output<typeof TrainingEntry>

const CalendarProgram = z.object({
  programUserId: z.uuid(),
  programId: z.uuid(),
  title: z.string(),
  startDay: Day,
  lastDay: Day,
  weeks: z.number().int(),
})

const calendar = z.object({
  /** Today where the client lives. */
  today: Day,
  entries: z.array(TrainingEntry),
  marks: z.array(DayMark),
  pauses: z.array(Pause),
  programs: z.array(CalendarProgram),
})
export type ClientCalendar = z.output<typeof calendar>

const days = { from: Day, to: Day }
const shows = [
  'training',
  'completed workout',
  'program user',
  'program settings',
  'client pause',
  'exercise',
  'booking',
  'slot',
  'visit',
  'survey assignment',
  'survey answer',
  'client action',
  'meal diary',
] as const

export const getClientCalendar = endpoint({
  method: 'GET',
  path: '/clients/:id/calendar',
  access: { permission: ['view clients', 'view workouts'] },
  summary: 'What is planned, done and missed on these days, with bookings, visits, check-ins and how meals went beside them.',
  input: z.object({ ...idInput, ...days }),
  output: calendar,
  shows,
  errors: ['not found', 'invalid input'],
})

export const getOwnCalendar = endpoint({
  method: 'GET',
  path: '/me/calendar',
  access: { role: 'client' },
  summary: 'The same for the client.',
  input: z.object(days),
  output: calendar,
  shows,
  errors: ['not found', 'invalid input'],
})

export const moveClientTrainingDay = endpoint({
  method: 'PUT',
  path: '/clients/:id/program-users/:programUserId/days/:dayId',
  access: { permission: ['view clients', 'update programs'] },
  summary: 'Moves a day of the plan to another date; null puts it back. Refused if it is on another date than the asker has seen.',
  input: z.object({
    ...idInput,
    programUserId: z.uuid(),
    dayId: z.uuid(),
    day: Day.nullable(),
    /** The date that the asker has seen; null where it had none. Left out, whatever the date is. */
    seenDay: Day.nullable().optional(),
  }),
  output: Nothing,
  changes: ['training', 'program user'],
  errors: ['not found', 'training closed', 'training day moved'],
})
