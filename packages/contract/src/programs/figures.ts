import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { FolderName } from '../folders/folders.ts'
import { idInput, listInput } from '../lists.ts'

// Programs as fields and tiles show them: choices of one, and their size in figures.

const ProgramChoice = z.object({ id: z.uuid(), title: z.string(), folder: FolderName.nullable(), weeks: z.number().int() })

export const listModels = endpoint({
  method: 'GET',
  path: '/programs/models/list',
  access: { permission: 'update programs' },
  summary: 'For a field that chooses a model, by title.',
  input: z.object(listInput),
  output: z.object({ models: z.array(ProgramChoice), nextPage: z.number().int() }),
  shows: ['program', 'program folder'],
})

export const listPackagePrograms = endpoint({
  method: 'GET',
  path: '/programs/workout-packages/list',
  access: { permission: 'update programs' },
  summary: 'The released programs of the library, by title: a package may hold one.',
  input: z.object(listInput),
  output: z.object({ programs: z.array(ProgramChoice), nextPage: z.number().int() }),
  shows: ['program', 'program folder'],
})

export const countProgramWeeks = endpoint({
  method: 'GET',
  path: '/programs/total/weeks',
  access: { permission: 'update programs' },
  input: z.object(idInput),
  output: z.object({ weeks: z.number().int() }),
  shows: ['program'],
  errors: ['not found'],
})

export const getProgramInfo = endpoint({
  method: 'GET',
  path: '/programs/program/info',
  access: { permission: 'update programs' },
  summary: 'Its size in figures.',
  input: z.object(idInput),
  output: z.object({
    weeks: z.number().int(),
    days: z.number().int(),
    workouts: z.number().int(),
    exercises: z.number().int(),
    sets: z.number().int(),
    /** The minutes of all workouts are an estimate. */
    minutes: z.number().int(),
    equipment: z.array(z.string()),
    /** Sets by muscle: a primary one counts one, a secondary one half. */
    muscles: z.array(z.object({ muscle: z.string(), sets: z.number() })),
  }),
  shows: ['program'],
  errors: ['not found'],
})
