import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idList } from '../lists.ts'
import { foodSources, SourcedMeasure } from './aliments.ts'
import { AllergenTags, foodFields, foodFigures, Nutrients } from './fields.ts'

// Foods as recipes and plans use them.

/** A food in the version that something was made with. Allergens and category are today's, whatever the version. */
export const PlannedFood = z.object({
  id: z.uuid(),
  version: z.number().int(),
  /** The latest version; where it is higher than `version`, it can be taken over. */
  latestVersion: z.number().int(),
  source: z.enum(foodSources),
  /** The name in the asker's language, or in the other where there is none. */
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
  /** Household measures; those of the business come first. */
  measures: z.array(SourcedMeasure),
  allergens: AllergenTags,
  /** The food was deleted, so that no list has it any more. */
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
