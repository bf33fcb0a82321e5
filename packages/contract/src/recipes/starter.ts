import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { recipeFields } from './fields.ts'

// Recipes that the product brings, of which a business takes what it likes. Taken ones are its own.

const create = { permission: 'create recipes' } as const

const StarterRecipe = z.object({
  key: z.string(),
  nameIt: recipeFields.nameIt,
  nameEn: recipeFields.nameEn,
  /** The energy of one portion. */
  kcal: z.number().int().nullable(),
  /** The minutes of preparing and cooking together. */
  minutes: z.number().int(),
  isVegetarian: z.boolean(),
  /** The recipe that was made of it and is still there. */
  recipeId: z.uuid().nullable(),
})
export type StarterRecipe = z.output<typeof StarterRecipe>

export const listStarterRecipes = endpoint({
  method: 'GET',
  path: '/recipes/starter',
  access: create,
  input: z.object({}),
  output: z.object({ recipes: z.array(StarterRecipe) }),
  shows: ['recipe', 'food'],
})

export const takeStarterRecipes = endpoint({
  method: 'POST',
  path: '/recipes/starter',
  access: create,
  summary: 'Makes recipes of the starter library. Those that the business has are not made again.',
  input: z.object({ keys: z.array(z.string().max(60)).min(1).max(100) }),
  output: z.object({ recipeIds: z.array(z.uuid()) }),
  changes: ['recipe'],
  errors: ['too many recipes'],
})
