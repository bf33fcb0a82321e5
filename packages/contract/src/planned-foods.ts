import { z } from 'zod'
import { AllergenTags, foodFields, foodFigures, Nutrients } from './aliment-fields.ts'
import { foodSources, SourcedMeasure } from './aliments.ts'
import { endpoint } from './endpoint.ts'
import { idList } from './lists.ts'

// Foods as recipes and plans have them.

/** A food in the version that something was made with. Its allergens and category are today's, whatever the version. */
export const PlannedFood = z.object({
  id: z.uuid(),
  version: z.number().int(),
  /** A higher one can be taken over. */
  latestVersion: z.number().int(),
  source: z.enum(foodSources),
  /** In the asker's language, or in the other where it has none. */
  name: z.string(),
  nameIt: foodFields.nameIt,
  nameEn: foodFields.nameEn,
  category: foodFields.category,
  brand: z.string(),
  ...foodFigures,
  nutrients: Nutrients,
  density: foodFields.density,
  ediblePart: foodFields.ediblePart,
  cookingFactor: foodFields.cookingFactor,
  /** Those of the business first. */
  measures: z.array(SourcedMeasure),
  allergens: AllergenTags,
  /** It stands in no list any more. */
  isDeleted: z.boolean(),
})
export type PlannedFood = z.output<typeof PlannedFood>

export const plannedFoodsAtMost = 100

export const listPlannedFoods = endpoint({
  method: 'GET',
  path: '/aliments/planned',
  access: { permission: 'view aliments' },
  summary: 'Foods to plan with, in their latest version. Those that are not there are left out.',
  input: z.object({ ids: idList(plannedFoodsAtMost) }),
  output: z.object({ foods: z.array(PlannedFood) }),
  shows: ['food'],
})
