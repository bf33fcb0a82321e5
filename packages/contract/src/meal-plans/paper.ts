import { z } from 'zod'
import { download } from '../endpoint.ts'
import { languages } from '../languages.ts'
import { Day } from '../lists.ts'
// imported for the things and error codes that the modules declare
import type {} from './assignments.ts'
import { paperHeadingLength } from './settings.ts'
import type {} from './meal-plans.ts'
import { pageInput } from '../paper-pages.ts'
import { paperSizes } from '../programs/paper.ts'

// A meal plan on paper.

/** Options of a printed plan; the settings of the business apply to those that a call leaves out. */
const printInput = z.object({
  mealPlanId: z.uuid(),
  /** A client whose name, weight and exclusions are printed. Without a client the team gets only the plan. */
  userId: z.uuid().optional(),
  /** The date of the first day; without it days are printed without dates. */
  startDate: Day.optional(),
  language: z.enum(languages).optional(),
  /** Prints the pictures of recipes. */
  addImage: z.stringbool().optional(),
  /** Prints the notes of the plan, its days, meals and foods. */
  addNote: z.stringbool().optional(),
  /** A line below the title. */
  heading: z.string().trim().max(paperHeadingLength).optional(),
  withAlternatives: z.stringbool().optional(),
  /** Energy and macros of days and meals; left out where they are hidden from the client. */
  withFigures: z.stringbool().optional(),
  /** Spoons and slices beside the grams. */
  withMeasures: z.stringbool().optional(),
  /** Prints cooked weights beside raw ones, where the food has a cooking yield. */
  withCookedWeights: z.stringbool().optional(),
  /** Marks foods that an exclusion of the client touches; the client's own copy only marks allergies. */
  withConflicts: z.stringbool().optional(),
  withShoppingList: z.stringbool().optional(),
  paper: z.enum(paperSizes).optional(),
})
export type MealPlanPaperOptions = z.output<typeof printInput>

const access = { permission: 'view meal plans' } as const
const shows = [
  'meal plan',
  'meal plan assignment',
  'food',
  'recipe',
  'client',
  'exclusion',
  'weight',
  'macro',
  'meal plan settings',
] as const
const errors = ['not found', 'unavailable', 'meal plan of another client'] as const

export const downloadMealPlanPdf = download({
  method: 'GET',
  path: '/mealPlans/download/pdf',
  access,
  summary: 'The plan as a PDF: for the team as it is now, for a client the release that they were given.',
  input: printInput,
  types: ['application/pdf'],
  shows,
  errors,
})

export const downloadMealPlanPages = download({
  method: 'GET',
  path: '/mealPlans/download/pages',
  access,
  summary: 'The pages that the PDF would have (PaperPages): a key for each, and on which page a day begins.',
  input: printInput,
  types: ['application/json; charset=utf-8'],
  shows,
  errors,
})

const pageOptions = printInput.extend(pageInput)
export type MealPlanPageOptions = z.output<typeof pageOptions>

export const downloadMealPlanPage = download({
  method: 'GET',
  path: '/mealPlans/download/page',
  access,
  summary: 'A page of the PDF as a picture. Not found where the plan looks different by now.',
  input: pageOptions,
  types: ['image/svg+xml'],
  shows,
  errors,
})
