import { z } from 'zod'
import { download, endpoint } from '../endpoint.ts'
import { languages } from '../languages.ts'
import { idInput, Timestamp } from '../lists.ts'

// A program on paper, and as a table that can be imported into other programs.

export const paperSizes = ['a4', 'letter'] as const
/** Where a new page begins. */
export const pageBreaks = ['week', 'day', 'none'] as const
export const emptyColumnsAtMost = 5
export const programFormats = ['xlsx', 'csv', 'json'] as const

/** Weeks by their numbers, as a print dialog takes them: "1-4,6". */
export const weekRangesPattern = String.raw`^\d{1,2}(\s*-\s*\d{1,2})?(\s*,\s*\d{1,2}(\s*-\s*\d{1,2})?)*$`

/** The team prints the program as it is now, or as the client of an assignment has it; a client prints their own release. */
const whole = { ...idInput, programUserId: z.uuid().optional() }

const printInput = z.object({
  ...whole,
  /** Prints the logo, colour and contact of the business. */
  hasBrand: z.stringbool().default(true),
  /** The weeks to print; without it, all of them. */
  weeks: z.string().trim().max(200).regex(new RegExp(weekRangesPattern)).optional(),
  pageBreak: z.enum(pageBreaks).default('week'),
  hasNotes: z.stringbool().default(true),
  /** Prints the pictures of exercises, small, beside their names. */
  hasPictures: z.stringbool().default(false),
  /** The number of columns that stay empty for a pencil, one for each set. */
  emptyColumns: z.coerce.number().int().min(0).max(emptyColumnsAtMost).default(0),
  language: z.enum(languages).optional(),
  paper: z.enum(paperSizes).default('a4'),
})
export type PaperOptions = z.output<typeof printInput>

const note = z.string().describe('Empty where there is none, or where notes were left out.')

const PaperRow = z.object({
  id: z.uuid(),
  /** The letter of the exercise; in a superset also its number. */
  mark: z.string(),
  name: z.string(),
  /** The file of its picture, if it has one and pictures were asked for. */
  picture: z.uuid().nullable(),
  /** The texts in the order of the columns. */
  cells: z.array(z.string()),
  /** The sets one by one, where they differ from each other. */
  sets: z.array(z.string()),
  note,
})

const PaperWorkout = z.object({
  id: z.uuid(),
  name: z.string(),
  note,
  /** The rows of a superset stand together. */
  groups: z.array(z.array(PaperRow)),
})
export type PaperWorkout = z.output<typeof PaperWorkout>

const PaperDay = z.object({ id: z.uuid(), title: z.string(), name: z.string(), note, workouts: z.array(PaperWorkout) })
export type PaperDay = z.output<typeof PaperDay>

const PaperWeek = z.object({ id: z.uuid(), title: z.string(), name: z.string(), note, days: z.array(PaperDay) })
export type PaperWeek = z.output<typeof PaperWeek>

const PaperBrand = z.object({ name: z.string(), logo: z.string().nullable(), color: z.string().nullable(), contact: z.array(z.string()) })

/** A program as it is printed. All words are in the language of the paper. */
export const ProgramPaper = z.object({
  title: z.string(),
  /** The person whose program it is. */
  client: z.string().nullable(),
  /** When the client's release was made; null for a program as it is now. */
  releasedAt: Timestamp.nullable(),
  description: z.string(),
  language: z.enum(languages),
  paper: z.enum(paperSizes),
  pageBreak: z.enum(pageBreaks),
  brand: PaperBrand.nullable(),
  /** The weeks that the program has, whether they are printed or not. */
  weekCount: z.number().int(),
  headings: z.object({ mark: z.string(), exercise: z.string(), cells: z.array(z.string()), empty: z.array(z.string()) }),
  words: z.object({ noWorkout: z.string(), noWeeks: z.string() }),
  /** The addresses of the pictures by their files, each once. */
  pictures: z.record(z.uuid(), z.string()),
  weeks: z.array(PaperWeek),
})
export type ProgramPaper = z.output<typeof ProgramPaper>

const access = { permission: 'view programs' } as const
const shows = ['program', 'program user', 'client', 'training maximum', 'load step', 'program settings', 'metric'] as const

export const downloadProgramPdf = download({
  method: 'GET',
  path: '/programs/:id/download/pdf',
  access,
  summary:
    'The program as a PDF: for the team as it is now, or as the client of an assignment has it; for a client the release that they have.',
  input: printInput,
  types: ['application/pdf'],
  shows,
  errors: ['not found', 'unavailable'],
})

export const getProgramPaper = endpoint({
  method: 'GET',
  path: '/programs/:id/pdf',
  access,
  summary: 'What the PDF would show; the PDF itself for a caller that accepts application/pdf.',
  input: printInput,
  output: ProgramPaper,
  asFile: downloadProgramPdf,
  shows,
  errors: ['not found', 'unavailable'],
})

export const exportProgram = download({
  method: 'GET',
  path: '/programs/:id/export',
  access,
  summary: 'All rows of a program as a table, as our own import reads it.',
  input: z.object({ ...whole, format: z.enum(programFormats).default('xlsx'), language: z.enum(languages).optional() }),
  types: [
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'text/csv; charset=utf-8',
    'application/json; charset=utf-8',
  ],
  shows,
  errors: ['not found'],
})
