import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { idInput, listInput, Nothing } from '../lists.ts'
import { ProgramCells } from './cells.ts'
import { ProgramCounts, ProgramDetail, programRow, ProgramRow } from './rows.ts'

// A program is a model of the library, or a client's own version of one. Clients get releases of it.

export const programErrors = {
  'program full': 422,
  'program empty': 422,
  'program of another client': 422,
  'assigned client inactive': 409,
  'only in order': 422,
  'publication day': 422,
  'no maximum known': 422,
  'too many maxima': 422,
} as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    programs: typeof programErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    programs: 'program' | 'program user' | 'program settings' | 'load step' | 'training maximum'
  }
}

export const programsPerPage = 50
export const deletedProgramDays = 7
export const programSorts = ['title', '-title', 'created', '-created', 'updated', '-updated'] as const
/** Programs to begin from, with exercises of the product's library. */
export const programExamples = [
  'full body',
  'upper lower',
  'push pull legs',
  'strength basics',
  'glutes and legs',
  'at home',
  'dumbbells only',
  'kettlebell',
  'gentle start',
  'mobility and core',
] as const
export type ProgramExample = (typeof programExamples)[number]
/** Models of the library, clients' own versions, or recently deleted programs. */
export const programKinds = ['models', 'versions', 'deleted'] as const

export const listPrograms = endpoint({
  method: 'GET',
  path: '/programs',
  access: { permission: 'view programs' },
  summary: 'New ones on top. A client gets what was assigned to them. A search looks into all folders.',
  input: z.object({
    ...listInput,
    kind: z.enum(programKinds).default('models'),
    /** The folder; without it all programs. 'none' finds programs without a folder. */
    folderId: z.union([z.uuid(), z.literal('none')]).optional(),
    /** The owner of the programs. */
    collaboratorId: z.uuid().optional(),
    sort: z.enum(programSorts).default('-created'),
  }),
  output: z.object({
    programs: z.array(ProgramRow),
    nextPage: z.number().int(),
    /** The counts, which only come with the first page of the team's list. */
    counts: ProgramCounts.nullable(),
  }),
  shows: ['program', 'program user', 'program folder', 'client'],
})

export const getProgram = endpoint({
  method: 'GET',
  path: '/programs/:id',
  access: { permission: 'view programs' },
  summary:
    'With everything in it: for the team as it is now, or as the client of an assignment has it; for a client the release that they have.',
  input: z.object({ ...idInput, programUserId: z.uuid().optional() }),
  output: ProgramDetail,
  shows: ['program', 'program user', 'program folder', 'training maximum', 'load step', 'program settings', 'metric'],
  errors: ['not found'],
})

export const countPrograms = endpoint({
  method: 'GET',
  path: '/programs/total/count',
  access: { permission: 'update programs' },
  input: z.object({ collaboratorId: z.uuid().optional() }),
  output: ProgramCounts,
  shows: ['program'],
})

export const getProgramForAssign = endpoint({
  method: 'GET',
  path: '/programs/:id/detailForAssign',
  access: { permission: 'update programs' },
  input: z.object(idInput),
  output: z.object({
    ...programRow,
    /** An own version that nobody has changed yet: its client follows the model. */
    isPrepared: z.boolean(),
    /** The number of days in each week. */
    daysByWeek: z.array(z.number().int()),
    /** The program has weeks of more than seven days, so that it cannot follow weekdays. */
    isOnlyInOrder: z.boolean(),
  }),
  shows: ['program', 'program user', 'program folder'],
  errors: ['not found'],
})

const placement = { folderId: z.uuid().nullable().default(null) }

export const createProgram = endpoint({
  method: 'POST',
  path: '/programs',
  access: { permission: 'create programs' },
  summary: 'With one week of three days, or the four weeks of an example. The id may be made on the device.',
  input: z.object({
    id: z.uuid().optional(),
    title: z.string().trim().min(1).max(120),
    description: ProgramCells.shape.description,
    isPrivate: z.boolean().default(false),
    example: z.enum(programExamples).optional(),
    ...placement,
  }),
  output: ProgramRow,
  changes: ['program', 'program folder'],
  errors: ['not found', 'record id taken'],
})

export const duplicateProgram = endpoint({
  method: 'POST',
  path: '/programs/duplicate/:id',
  access: { permission: 'create programs' },
  summary: 'A new model with the same content, or with what the client of an assignment has of it.',
  input: z.object({ ...idInput, ...placement, programUserId: z.uuid().optional(), title: z.string().trim().min(1).max(120).optional() }),
  output: ProgramRow,
  changes: ['program', 'program folder'],
  errors: ['not found'],
})

export const updateProgram = endpoint({
  method: 'PUT',
  path: '/programs/:id',
  access: { permission: 'update programs' },
  summary: 'Only what is sent changes. The owner is changed by the admin, and who sees it by its owner, too.',
  input: z.object({
    ...idInput,
    title: z.string().trim().min(1).max(120).optional(),
    description: ProgramCells.shape.description,
    isPrivate: z.boolean().optional(),
    ownerId: z.union([z.literal('me'), z.uuid()]).optional(),
  }),
  output: ProgramRow,
  changes: ['program'],
  errors: ['not found', 'forbidden'],
})

export const movePrograms = endpoint({
  method: 'POST',
  path: '/programs/moveToFolder',
  access: { permission: 'update programs' },
  input: z.object({ programIds: z.array(z.uuid()).min(1).max(500), folderId: z.uuid().nullable() }),
  output: Nothing,
  changes: ['program', 'program folder'],
  errors: ['not found'],
})

export const deleteProgram = endpoint({
  method: 'DELETE',
  path: '/programs/:id',
  access: { permission: 'delete programs' },
  summary: 'Clients keep what they have, or it ends for them. A week’s time it can be undeleted.',
  input: z.object({ ...idInput, keepsClients: z.boolean().default(true) }),
  output: Nothing,
  changes: ['program', 'program user', 'program folder'],
  errors: ['not found'],
})

export const undeleteProgram = endpoint({
  method: 'POST',
  path: '/programs/:id/undelete',
  access: { permission: 'delete programs' },
  input: z.object(idInput),
  output: ProgramRow,
  changes: ['program', 'program user', 'program folder'],
  errors: ['not found'],
})
