import { z } from 'zod'
import { download, endpoint } from '../endpoint.ts'
import { languages } from '../languages.ts'
import { idInput } from '../lists.ts'
import { paperHeadingLength } from '../meal-plans/settings.ts'
import { pageInput } from '../paper-pages.ts'
import { paperSizes } from '../programs/paper.ts'
// imported for the things and error codes that the module declares
import type {} from './visits.ts'

// A finished visit on paper.

/** The sections in the order of the paper. An empty section is left out. */
export const visitPaperSections = ['results', 'energy', 'folds', 'girths', 'bia', 'curves', 'note', 'anamnesis', 'laboratory'] as const
export type VisitPaperSection = (typeof visitPaperSections)[number]

/** Sections that a client's paper never has; the team's paper has them on request. */
export const teamPaperSections: readonly VisitPaperSection[] = ['anamnesis', 'laboratory']
export const presetPaperSections = visitPaperSections.filter(section => !teamPaperSections.includes(section))

/** The visit with which figures are compared. */
export const visitComparisons = ['previous', 'first', 'none'] as const
export const formulaChoices = ['chosen', 'all'] as const

const printInput = z.object({
  ...idInput,
  language: z.enum(languages).optional(),
  /** Names of sections, separated by commas; without them, the sections that a client may have. */
  sections: z
    .string()
    .max(200)
    .transform(text => text.split(','))
    .pipe(z.array(z.enum(visitPaperSections)))
    .optional(),
  /** The compared visit; the id of a visit of the client is allowed too. */
  compare: z.union([z.enum(visitComparisons), z.uuid()]).default('previous'),
  /** The results of all formulas; a client only gets those of the chosen ones. */
  formulas: z.enum(formulaChoices).default('chosen'),
  /** A line below the title. */
  heading: z.string().trim().max(paperHeadingLength).default(''),
  paper: z.enum(paperSizes).default('a4'),
})
export type VisitPaperOptions = z.output<typeof printInput>

const Figure = z.object({
  name: z.string(),
  value: z.string(),
  /** The difference to the compared visit; empty where there is none. */
  change: z.string(),
  /** The formula or device, or a warning. */
  note: z.string(),
})
export type PaperFigure = z.output<typeof Figure>

/** A point of a drawing, from 0 to 1 in both directions: days to the right, values upwards. */
const Point = z.object({ x: z.number(), y: z.number() })

const Curve = z.object({
  name: z.string(),
  latest: z.string(),
  /** Everything that the drawing shows, in words. */
  text: z.string(),
  /** One line for each method, because a difference between two methods is no change of the body. */
  lines: z.array(z.array(Point)),
  highest: z.string(),
  lowest: z.string(),
  from: z.string(),
  to: z.string(),
})
export type PaperCurve = z.output<typeof Curve>

const Bar = z.object({
  name: z.string(),
  /** The length of the bar, where the longest has 1. */
  length: z.number(),
  parts: z.array(z.object({ percent: z.number(), text: z.string() })),
  text: z.string(),
})
export type PaperBar = z.output<typeof Bar>

/** Where the measures of a table were taken, on a body as domain/body-outlines draws it. */
const Body = z.object({
  side: z.enum(['front', 'back']),
  name: z.string(),
  marks: z.array(
    z.object({
      /** The number of the row. */
      number: z.int(),
      x: z.number(),
      y: z.number(),
      /** The width of a girth; 0 draws a point. */
      width: z.number(),
      /** The end of a girth at which its number stands. */
      end: z.enum(['left', 'right']),
    }),
  ),
  /** Everything that the drawing shows, in words. */
  text: z.string(),
})
export type PaperBody = z.output<typeof Body>

const Block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bars'), bars: z.array(Bar), partNames: z.array(z.string()) }),
  z.object({ kind: z.literal('figures'), figures: z.array(Figure) }),
  z.object({
    kind: z.literal('table'),
    heads: z.array(z.string()),
    rows: z.array(
      z.object({
        cells: z.array(z.string()),
        note: z.string(),
        isMarked: z.boolean(),
        /** The number that marks the row's place on one of the bodies. */
        number: z.int().optional(),
      }),
    ),
    bodies: z.array(Body).optional(),
  }),
  z.object({ kind: z.literal('curves'), curves: z.array(Curve) }),
  z.object({ kind: z.literal('texts'), texts: z.array(z.object({ name: z.string(), text: z.string() })) }),
])
export type PaperBlock = z.output<typeof Block>

/** A visit as it is printed. All words are in the language of the paper, all figures formatted. */
export const VisitPaper = z.object({
  title: z.string(),
  client: z.string(),
  heading: z.string(),
  /** Facts about the client, the comparison and the next visit. */
  lines: z.array(z.string()),
  language: z.enum(languages),
  paper: z.enum(paperSizes),
  brand: z.object({ name: z.string(), color: z.string().nullable(), contact: z.array(z.string()) }),
  sections: z.array(z.object({ section: z.enum(visitPaperSections), title: z.string(), blocks: z.array(Block) })),
  /** The sentence for a paper without any section. */
  nothing: z.string(),
})
export type VisitPaper = z.output<typeof VisitPaper>

const access = { permission: 'view visits' } as const
const shows = ['visit', 'client'] as const
const errors = ['not found', 'unavailable', 'visit draft'] as const

export const getVisitPaper = endpoint({
  method: 'GET',
  path: '/visits/:id/paper',
  access,
  summary: 'What the PDF shows.',
  input: printInput,
  output: VisitPaper,
  shows,
  errors,
})

export const downloadVisitPdf = download({
  method: 'GET',
  path: '/visits/:id/pdf',
  access,
  summary: 'The visit as it was finished last; a client gets one that is shared, without anamnesis and other formulas.',
  input: printInput,
  types: ['application/pdf'],
  shows,
  errors,
})

export const printVisit = download({
  method: 'GET',
  path: '/visits/:id/print',
  access,
  summary: 'The PDF to be shown rather than saved; what it shows for a caller that accepts application/json.',
  input: printInput,
  types: ['application/pdf'],
  asData: getVisitPaper,
  shows,
  errors,
})

export const downloadVisitPages = download({
  method: 'GET',
  path: '/visits/:id/pdf/pages',
  access,
  summary: 'The pages that the PDF would have (PaperPages): a key for each.',
  input: printInput,
  types: ['application/json; charset=utf-8'],
  shows,
  errors,
})

const pageOptions = printInput.extend(pageInput)
export type VisitPageOptions = z.output<typeof pageOptions>

export const downloadVisitPage = download({
  method: 'GET',
  path: '/visits/:id/pdf/page',
  access,
  summary: 'A page of the PDF as a picture. Not found where the visit looks different by now.',
  input: pageOptions,
  types: ['image/svg+xml'],
  shows,
  errors,
})
