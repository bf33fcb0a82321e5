import { z } from 'zod'
import { AllergenTags, foodCategories, foodFields, foodFigures } from './aliment-fields.ts'
import { endpoint } from './endpoint.ts'

// All foods that are offered, as a device keeps them to search without a network.

const Figures = z.array(z.number().nullable())

/** The foods of the library in columns: what stands at one place of each is one food. Domain/aliments makes and reads them. */
export const FoodColumns = z.object({
  /** Of the number of the source, from which the id follows, to the one before it. */
  sourceSteps: z.array(z.number().int()),
  it: z.array(z.string()),
  en: z.array(z.string()),
  categories: z.array(z.enum(foodCategories)),
  /** Places among the categories. */
  category: z.array(z.number().int().nullable()),
  /** Per 100 g, as all figures. */
  kcal: Figures,
  /** Hundredths of a gram, as carbs and lipids. */
  protein: Figures,
  carbs: Figures,
  lipids: Figures,
  /** Places of the foods whose carbs include fibre. */
  withFiber: z.array(z.number().int()),
  /** Different states of all allergens, a letter for each: contains, may contain, free, or ? for not known. */
  allergenSets: z.array(z.string()),
  /** Places among these. */
  allergens: z.array(z.number().int()),
  /** Places of the fats with cholesterol, and of those without: they tell lard from oil. */
  animalFats: z.array(z.number().int()),
  plantFats: z.array(z.number().int()),
})
export type FoodColumns = z.output<typeof FoodColumns>

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

const Revision = z.string().max(60)

export const getFoodIndex = endpoint({
  method: 'GET',
  path: '/aliments/index',
  access: { permission: 'view aliments' },
  summary: 'All foods that are offered, for a device that searches by itself. A part is null if it is still that of the given revision.',
  input: z.object({ revision: Revision.optional(), libraryRevision: Revision.optional() }),
  output: z.object({
    revision: Revision,
    /** The same foods have the same one in every business. */
    libraryRevision: Revision,
    own: z
      .object({
        foods: z.array(IndexedFood),
        /** Foods of the library that the business does not plan with. */
        hiddenIds: z.array(z.uuid()),
        /** The allergens that the business has changed on library foods; unchanged foods are left out. */
        overlays: z.array(z.object({ id: z.uuid(), allergens: AllergenTags })),
      })
      .nullable(),
    library: FoodColumns.nullable(),
    /** Of the asker. */
    favoriteIds: z.array(z.uuid()),
    /** Those that the business has planned with in the last weeks, the latest first; searches raise them. */
    recentIds: z.array(z.uuid()),
  }),
  shows: ['food'],
})
