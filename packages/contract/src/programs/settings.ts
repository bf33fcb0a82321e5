import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idInput, Nothing } from '../lists.ts'

// How a business trains: what clients may do and see, and which figures judge their training.

export const programColumns = ['type', 'sets', 'reps', 'rest', 'weight', 'rir', 'rpe', 'tut', 'note'] as const
export const maximumFormulas = ['epley', 'brzycki'] as const
/** Steps to which loads are rounded, in kilograms. */
export const loadSteps = [0.5, 1, 1.25, 2, 2.5, 5] as const

const LoadStep = z.union(loadSteps.map(step => z.literal(step)))

const settings = {
  mayClientsSwap: z.boolean(),
  mayClientsReorder: z.boolean(),
  mayClientsMoveDays: z.boolean(),
  mayClientsAddExercises: z.boolean(),
  mayClientsTrainFreely: z.boolean(),
  clientColumns: z.array(z.enum(programColumns)).max(programColumns.length),
  /** The formula that estimates the one repetition maximum. */
  maximumFormula: z.enum(maximumFormulas),
  loadStep: LoadStep,
  /** The training maximum as a percentage of the maximum, where nobody has typed one. */
  maximumShare: z.number().int().min(50).max(100),
  /** The recommended sets for a muscle in a week. */
  volumeFrom: z.number().int().min(0).max(60),
  volumeTo: z.number().int().min(1).max(60),
  /** The percentages from which on a client trains as planned, or partly. */
  adherenceGood: z.number().int().min(1).max(100),
  adherenceFair: z.number().int().min(1).max(100),
  /** The days before its end in which a program is expiring. */
  expiryDays: z.number().int().min(1).max(60),
}

export const ProgramSettings = z.object(settings)
export type ProgramSettings = z.output<typeof ProgramSettings>

export type ProgramSettingsChanges = Partial<ProgramSettings>

export const presetProgramSettings: ProgramSettings = {
  mayClientsSwap: true,
  mayClientsReorder: true,
  mayClientsMoveDays: true,
  mayClientsAddExercises: false,
  mayClientsTrainFreely: false,
  clientColumns: [...programColumns],
  maximumFormula: 'epley',
  loadStep: 2.5,
  maximumShare: 90,
  volumeFrom: 10,
  volumeTo: 20,
  adherenceGood: 80,
  adherenceFair: 50,
  expiryDays: 7,
}

export const getProgramSettings = endpoint({
  method: 'GET',
  path: '/programs-settings',
  access: { permission: 'view programs' },
  input: Nothing,
  output: ProgramSettings,
  shows: ['program settings'],
})

export const updateProgramSettings = endpoint({
  method: 'POST',
  path: '/update-programs-settings',
  access: { role: 'admin' },
  summary: 'Only what is sent changes.',
  input: ProgramSettings.partial(),
  output: ProgramSettings,
  changes: ['program settings'],
  errors: ['invalid input'],
})

export const getClientLoadStep = endpoint({
  method: 'GET',
  path: '/clients/:id/load-step',
  access: { permission: ['view clients', 'view programs'] },
  summary: 'The step to which loads of this client are rounded.',
  input: z.object(idInput),
  /** `isOwn` tells that the client has a step of their own, which differs from the business's. */
  output: z.object({ loadStep: LoadStep, isOwn: z.boolean() }),
  shows: ['program settings', 'load step'],
  errors: ['not found'],
})

export const updateClientLoadStep = endpoint({
  method: 'PUT',
  path: '/clients/:id/load-step',
  access: { permission: ['update clients', 'view programs'] },
  summary: 'The smallest plates that a client has. Null goes back to the step of the business.',
  input: z.object({ ...idInput, loadStep: LoadStep.nullable() }),
  output: Nothing,
  changes: ['load step'],
  errors: ['not found'],
})
