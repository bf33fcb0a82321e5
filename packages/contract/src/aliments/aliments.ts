import { z } from 'zod'
import { download, endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { ShownFile } from '../files/files.ts'
import { idInput, listInput, Timestamp } from '../lists.ts'
import {
  AllergenTags,
  allergens,
  BelowLimit,
  foodCategories,
  foodFields,
  foodFigures,
  FoodMeasure,
  foodSorts,
  foodTables,
  measureSources,
  nutrientCodes,
  Nutrients,
} from './fields.ts'

// The foods that a business plans with: its own, and those of the product's library.

export const alimentsErrors = {
  'food name needed': 422,
  'measure name needed': 422,
  'barcode not digits': 422,
  'barcode length wrong': 422,
  'barcode digit wrong': 422,
  'barcode taken': 422,
  'macros above 100 g': 422,
  'figure negative': 422,
  'figure too large': 422,
  'amount not positive': 422,
  'too many foods': 422,
  'food of the library': 422,
  'food not of the library': 422,
} as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    aliments: typeof alimentsErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    aliments: 'food' | 'food import'
  }
}

export const ownFoodsAtMost = 20_000
export const deletedFoodDays = 7
export const foodOptionsAtMost = 20

export const foodSources = ['own', 'library'] as const
export type FoodSource = (typeof foodSources)[number]

const FoodMay = z.object({ update: z.boolean(), delete: z.boolean(), undelete: z.boolean(), clone: z.boolean() })

export const Food = z.object({
  id: z.uuid(),
  source: z.enum(foodSources),
  /** The name in the asker's language, or in the other where there is none. */
  name: z.string(),
  nameIt: foodFields.nameIt,
  nameEn: foodFields.nameEn,
  category: foodFields.category,
  brand: z.string(),
  barcode: z.string(),
  ...foodFigures,
  /** The nutrient that the list is filtered or sorted by, per 100 g. */
  nutrient: z.number().nullable(),
  /** The allergens; for a food of the library they include the business's overlay. */
  allergens: AllergenTags,
  /** The asker has marked the food as a favorite. */
  isFavorite: z.boolean(),
  /** The business has hidden this food of the library, and does not plan with it. */
  isHidden: z.boolean(),
  /** The number of the latest version. Each edit of an own food makes a new one; recipes and plans keep theirs. */
  version: z.number().int(),
  /** The food of the library that it was cloned from. */
  systemId: z.uuid().nullable(),
  /** The member who added an own food. */
  author: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  picture: ShownFile.nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  deletedAt: Timestamp.nullable(),
  /** The rights of the caller. An update of a food of the library only changes the business's overlay. */
  may: FoodMay,
})
export type Food = z.output<typeof Food>

/** Something that has a food in it, such as a recipe; without a title where the asker may not see it. */
const FoodUse = z.object({ id: z.uuid(), title: z.string().nullable(), href: z.string().nullable() })

export const SourcedMeasure = FoodMeasure.extend({ source: z.enum(measureSources) })
export type SourcedMeasure = z.output<typeof SourcedMeasure>

export const FoodDetail = Food.extend({
  nutrients: Nutrients,
  density: foodFields.density,
  ediblePart: foodFields.ediblePart,
  cookingFactor: foodFields.cookingFactor,
  note: z.string(),
  /** Household measures; those of the business come first. */
  measures: z.array(SourcedMeasure),
  /** The allergens of the library, without the business's overlay; for foods of the library. */
  libraryAllergens: AllergenTags,
  /** The table that the figures of a library food come from. */
  table: z.enum(foodTables).nullable(),
  belowLimit: BelowLimit,
  usedIn: z.array(FoodUse),
})
export type FoodDetail = z.output<typeof FoodDetail>

const queryFlag = z.union([z.boolean(), z.stringbool()]).optional()
const queryFigure = z.coerce.number().min(0).max(100_000_000).optional()

export const foodFilters = {
  search: listInput.search,
  source: z.enum(foodSources).optional(),
  category: z.enum(foodCategories).optional(),
  /** Foods that are free of an allergen; foods of which that is not known are left out. */
  freeOf: z.enum(allergens).optional(),
  onlyFavorites: queryFlag,
  /** Foods of the library that the business has hidden; they stand in no other list. */
  onlyHidden: queryFlag,
  authorId: z.uuid().optional(),
  barcode: z.string().trim().max(30).optional(),
  nutrient: z.enum(nutrientCodes).optional(),
  nutrientAtLeast: queryFigure,
  nutrientAtMost: queryFigure,
  /** Sorts foods by how near their macros are to this food's, unless another sort is named. */
  reference_aliment_id: z.uuid().optional(),
  reference_aliment_proteins_tot: queryFigure,
  reference_aliment_carbs_tot: queryFigure,
  reference_aliment_lipids_tot: queryFigure,
}

const foodSort = { sort: z.enum(foodSorts).default('relevance') }

const view = { permission: 'view aliments' } as const

export const listFoods = endpoint({
  method: 'GET',
  path: '/aliments',
  access: view,
  summary: 'Search is in both languages, without accents, and knows brands and barcodes. 50 a page.',
  input: z.object({ ...listInput, ...foodFilters, ...foodSort }),
  output: z.object({ aliments: z.array(Food), nextPage: z.number().int() }),
  shows: ['food'],
})

export const countFoods = endpoint({
  method: 'GET',
  path: '/aliments/total/count',
  access: view,
  summary: 'Beside the list: how many its filters match, and how many there are.',
  input: z.object(foodFilters),
  output: z.object({
    matching: z.number().int(),
    own: z.number().int(),
    library: z.number().int(),
    favorites: z.number().int(),
    hidden: z.number().int(),
  }),
  shows: ['food'],
})

export const listFoodOptions = endpoint({
  method: 'GET',
  path: '/aliments/multiselect-options',
  access: view,
  summary: `The ${foodOptionsAtMost} likeliest foods for a field.`,
  input: z.object({ search: listInput.search }),
  output: z.object({ options: z.array(z.object({ id: z.uuid(), name: z.string(), brand: z.string(), source: z.enum(foodSources) })) }),
  shows: ['food'],
})

export const listFoodAuthors = endpoint({
  method: 'GET',
  path: '/aliments/authors',
  access: view,
  summary: 'Who has made foods of the business.',
  input: z.object({}),
  output: z.object({ authors: z.array(z.object({ id: z.uuid(), name: z.string(), count: z.number().int() })) }),
  shows: ['food'],
})

export const getFood = endpoint({
  method: 'GET',
  path: '/aliments/:id',
  access: view,
  summary: 'One of the business’s own or of the library.',
  input: z.object(idInput),
  output: FoodDetail,
  shows: ['food'],
  errors: ['not found'],
})

export const exportFoods = download({
  method: 'GET',
  path: '/aliments/export',
  access: view,
  summary: 'The foods of these filters with all nutrients; without a source own ones, unless favorites or hidden ones are asked for.',
  input: z.object({ ...foodFilters, ...foodSort, format: z.enum(['csv', 'xlsx', 'json']).default('csv') }),
  types: [
    'text/csv; charset=utf-8',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/json; charset=utf-8',
  ],
})
