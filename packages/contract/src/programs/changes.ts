import { z } from 'zod'
import { documentCalls, DocumentState } from '../documents.ts'
import { endpoint } from '../endpoint.ts'
import { idInput, Nothing } from '../lists.ts'
import { ProgramDay, ProgramWeek, ProgramWorkout, WorkoutInput } from './content.ts'
import { ProgramRelease } from './releases.ts'
import { ProgramRow } from './rows.ts'
// imported for the error codes that the module declares, because the calls below answer with them too
import type {} from './programs.ts'

// The calls that change what a program holds. All of them are operations of the document.

export const weeksAtOnce = 51
const access = { permission: 'update programs' } as const

export const {
  getDocument: getProgramDocument,
  editDocument: editProgram,
  listDocumentSteps: listProgramSteps,
  listCellChanges: listProgramCellChanges,
} = documentCalls({ path: '/programs/:id', view: access, update: access, thing: 'program' })

export const getProgramForEdit = endpoint({
  method: 'GET',
  path: '/programs/:id/detailForEdit',
  access,
  summary: 'What an editor begins with.',
  input: z.object(idInput),
  output: z.object({
    program: ProgramRow,
    document: DocumentState,
    lastRelease: ProgramRelease.nullable(),
    /** The program was edited since its last release. */
    hasDraft: z.boolean(),
  }),
  shows: ['program', 'program user', 'program folder'],
  errors: ['not found'],
})

export const importProgram = endpoint({
  method: 'POST',
  path: '/programs/saveProgramFromImport/:from/:to',
  access: { permission: ['create programs', 'update programs'] },
  summary: 'Appends the weeks of one program to another, or puts them in the place of its own; one gesture, which can be undone.',
  input: z.object({
    from: z.uuid(),
    to: z.uuid(),
    isReplacing: z.boolean().default(false),
    weekIds: z.array(z.uuid()).min(1).max(52).optional().describe('The weeks that are taken, in their order; without it all.'),
  }),
  output: z.object({ weeks: z.array(ProgramWeek) }),
  changes: ['program'],
  errors: ['not found', 'program full'],
})

export const addProgramWeek = endpoint({
  method: 'POST',
  path: '/programs/:id/weeks',
  access,
  summary: 'With as many days as the week before it, else three. Without an index at the end.',
  input: z.object({ ...idInput, index: z.number().int().min(0).max(51).optional() }),
  output: z.object({ week: ProgramWeek }),
  changes: ['program'],
  errors: ['not found', 'program full'],
})

export const deleteProgramWeek = endpoint({
  method: 'DELETE',
  path: '/programs/weeks/:id',
  access,
  summary: 'The weeks and days that remain are numbered anew.',
  input: z.object(idInput),
  output: Nothing,
  changes: ['program'],
  errors: ['not found'],
})

export const copyProgramWeek = endpoint({
  method: 'POST',
  path: '/programs/weeks/copy-paste',
  access,
  summary: 'In the place of another week’s content, or without `pasteToId` as so many new weeks at the end.',
  input: z.object({
    copyFromId: z.uuid(),
    pasteToId: z.uuid().optional(),
    toProgramId: z.uuid(),
    weeks: z.number().int().min(1).max(weeksAtOnce).default(1),
  }),
  output: z.object({ week: ProgramWeek, weeks: z.array(ProgramWeek) }),
  changes: ['program'],
  errors: ['not found', 'program full'],
})

export const copyProgramDay = endpoint({
  method: 'POST',
  path: '/programs/weeks/:id/days/copy-paste',
  access,
  summary: 'The id is the week of the day that is copied. In the place of another day’s content, or without `pasteToId` as a new day.',
  input: z.object({ ...idInput, copyFromId: z.uuid(), pasteToId: z.uuid().optional(), toWeekId: z.uuid() }),
  output: z.object({ day: ProgramDay }),
  changes: ['program'],
  errors: ['not found', 'program full'],
})

export const saveProgramWorkout = endpoint({
  method: 'POST',
  path: '/programs/:id/workouts',
  access,
  summary: 'Adds a workout to a day, or changes the one of that id; exercises that are not named stay as they are.',
  input: z.object({ ...idInput, dayId: z.uuid(), workout: WorkoutInput }),
  output: z.object({ workout: ProgramWorkout }),
  changes: ['program'],
  errors: ['not found', 'program full', 'record id taken'],
})

export const deleteProgramWorkout = endpoint({
  method: 'DELETE',
  path: '/programs/workouts/:id',
  access,
  input: z.object(idInput),
  output: Nothing,
  changes: ['program'],
  errors: ['not found'],
})

export const deleteProgramExercise = endpoint({
  method: 'DELETE',
  path: '/programs/workouts/exercises/:id',
  access,
  input: z.object(idInput),
  output: Nothing,
  changes: ['program'],
  errors: ['not found'],
})
