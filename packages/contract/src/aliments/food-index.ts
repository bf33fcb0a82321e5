import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { AllergenTags, foodCategories, foodFields, foodFigures, foodTableOrders } from './fields.ts'

// The index of all foods that are offered, which devices store to search without a network.

const Figures = z.array(z.number().nullable())

/** The foods of the library in columns: the values at one index of every column are one food. Domain/aliments makes and reads them. */
export const FoodColumns = z.object({
  /** The difference of each source number to the one before it; the food's id follows from the source number. */
  sourceSteps: z.array(z.number().int()),
  it: z.array(z.string()),
  en: z.array(z.string()),
  categories: z.array(z.enum(foodCategories)),
  /** Indexes into `categories`. */
  category: z.array(z.number().int().nullable()),
  /** Energy per 100 g; all figures are per 100 g. */
  kcal: Figures,
  /** Protein in hundredths of a gram; carbs and lipids have the same unit. */
  protein: Figures,
  carbs: Figures,
  lipids: Figures,
  /** Indexes of the foods whose carbs include fibre. */
  withFiber: z.array(z.number().int()),
  /** Different states of all allergens, a letter for each: contains, may contain, free, or ? for not known. */
  allergenSets: z.array(z.string()),
  /** Indexes into `allergenSets`. */
  allergens: z.array(z.number().int()),
  /** Indexes of the fats with cholesterol, and of those without: cholesterol tells lard from oil. */
  animalFats: z.array(z.number().int()),
  plantFats: z.array(z.number().int()),
  /** Indexes of European foods, with the number of the same food in the American table. */
  twins: z.array(z.tuple([z.number().int(), z.number().int()])),
  /** Indexes of foods that have other everyday names in Italian, with these between bars. */
  synonyms: z.array(z.tuple([z.number().int(), z.string()])),
})
export type FoodColumns = z.output<typeof FoodColumns>

/** The household measures of the library's foods, in columns. */
export const MeasureColumns = z.object({
  /** Each name once, in Italian and English. */
  names: z.array(z.tuple([z.string(), z.string()])),
  /** The number of a food, followed by pairs of the index of a name and the grams of one. */
  foods: z.array(z.array(z.number())),
})
export type MeasureColumns = z.output<typeof MeasureColumns>

/** A food of the business's own. */
export const IndexedFood = z.object({
  id: z.uuid(),
  version: z.number().int(),
  nameIt: foodFields.nameIt,
  nameEn: foodFields.nameEn,
  category: foodFields.category,
  brand: z.string(),
  barcode: z.string(),
  ...foodFigures,
  allergens: AllergenTags,
  cholesterol: z.number().nullable(),
})
export type IndexedFood = z.output<typeof IndexedFood>

/** The foods that a business adds to the library, and changes of it. */
export const OwnFoodIndex = z.object({
  foods: z.array(IndexedFood),
  /** Foods of the library that the business does not plan with. */
  hiddenIds: z.array(z.uuid()),
  /** The allergens that the business has changed on library foods; unchanged foods are left out. */
  overlays: z.array(z.object({ id: z.uuid(), allergens: AllergenTags })),
})
export type OwnFoodIndex = z.output<typeof OwnFoodIndex>

const Revision = z.string().max(60)

export const getFoodIndex = endpoint({
  method: 'GET',
  path: '/aliments/index',
  access: { permission: 'view aliments' },
  summary: 'All foods that are offered, for a device that searches by itself. A part is null if it is still that of the given revision.',
  input: z.object({ revision: Revision.optional(), libraryRevision: Revision.optional() }),
  output: z.object({
    revision: Revision,
    /** The revision of the library's foods, which every business shares. */
    libraryRevision: Revision,
    own: OwnFoodIndex.nullable(),
    /** The tables of the library that the business plans with. */
    tables: z.enum(foodTableOrders),
    library: FoodColumns.nullable(),
    /** The asker's favorites. */
    favoriteIds: z.array(z.uuid()),
    /** Foods that the business has planned with in the last weeks, the latest first; searches rank them higher. */
    recentIds: z.array(z.uuid()),
  }),
  shows: ['food'],
})
