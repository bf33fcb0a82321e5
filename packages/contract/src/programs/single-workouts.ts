import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Day, idInput } from '../lists.ts'
import { ProgramUser } from './users.ts'

// A single workout is a program of one day that a professional puts on a date of a client. Lists of programs leave it out.

export const singleWorkoutNameMaxLength = 120
export const singleWorkoutNoteMaxLength = 2_000

export const createSingleWorkout = endpoint({
  method: 'POST',
  path: '/clients/:id/single-workouts',
  access: { permission: ['view clients', 'update programs'] },
  summary: 'Puts a workout on a day, empty or as a copy of a day that this or another client has. Deleting its program removes it.',
  input: z.object({
    ...idInput,
    day: Day,
    /** Empty for the name of what is copied. */
    name: z.string().trim().max(singleWorkoutNameMaxLength).default(''),
    note: z.string().trim().max(singleWorkoutNoteMaxLength).default(''),
    copyOf: z.object({ programUserId: z.uuid(), dayId: z.uuid() }).nullable().default(null),
  }),
  output: ProgramUser,
  changes: ['program', 'program user', 'training'],
  errors: ['not found', 'assigned client inactive'],
})
