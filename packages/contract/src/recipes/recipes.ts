import { z } from 'zod'
import { allergens, allergenStates } from '../aliments/fields.ts'
import { endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { ShownFile } from '../files/files.ts'
import { idInput, listInput, Timestamp } from '../lists.ts'
// imported for the things that the module declares, because the calls below show them
import type {} from '../meal-plans/assignments.ts'
import { PlannedFood } from '../aliments/planned-foods.ts'
import { diets, dietStates, ingredientFields, recipeFields, recipeSorts } from './fields.ts'

// Recipes are made of foods. A business shares them; plans take them over.

export const recipesErrors = {
  'recipe name needed': 422,
  'ingredient in recipe': 422,
  'step empty': 422,
  'too many recipes': 422,
} as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    recipes: typeof recipesErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    recipes: 'recipe'
  }
}

export const recipesAtMost = 5_000
export const deletedRecipeDays = 7

/**
 * Figures of the whole recipe, rounded to 0.1. Where an ingredient lacks a figure, the sum is a lower bound; where all lack it, it is null.
 * Figures are also null for clients from whom macros are hidden, as are the figures of the foods.
 */
const RecipeFigures = z.object({
  kcal: z.number().nullable(),
  protein: z.number().nullable(),
  carbs: z.number().nullable(),
  lipids: z.number().nullable(),
  /** For each figure, whether an ingredient lacks it. */
  isAtLeast: z.object({ kcal: z.boolean(), protein: z.boolean(), carbs: z.boolean(), lipids: z.boolean() }),
})
export type RecipeFigures = z.output<typeof RecipeFigures>

/** Facts that follow from the foods: the figures from the versions in the recipe, the rest from the foods as they are today. */
const RecipeFacts = z.object({
  figures: RecipeFigures,
  /** The weight of all ingredients. */
  ingredientGrams: z.number().int(),
  ingredientCount: z.number().int(),
  /** The state of each allergen in the ingredient that is worst in it. */
  allergens: z.record(z.enum(allergens), z.enum(allergenStates)),
  diets: z.record(z.enum(diets), z.enum(dietStates)),
})
export type RecipeFacts = z.output<typeof RecipeFacts>

export const Recipe = z.object({
  ...RecipeFacts.shape,
  id: z.uuid(),
  /** The name in the asker's language, or in the other where there is none. */
  name: z.string(),
  nameIt: recipeFields.nameIt,
  nameEn: recipeFields.nameEn,
  portions: recipeFields.portions,
  yieldGrams: recipeFields.yieldGrams,
  prepMinutes: recipeFields.prepMinutes,
  cookMinutes: recipeFields.cookMinutes,
  tags: recipeFields.tags,
  picture: ShownFile.nullable(),
  author: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  deletedAt: Timestamp.nullable(),
  may: z.object({ update: z.boolean(), delete: z.boolean(), undelete: z.boolean(), clone: z.boolean() }),
})
export type Recipe = z.output<typeof Recipe>

export const Ingredient = z.object({ ...ingredientFields, food: PlannedFood })
export type Ingredient = z.output<typeof Ingredient>

export const RecipeDetail = Recipe.extend({
  descriptionIt: recipeFields.descriptionIt,
  descriptionEn: recipeFields.descriptionEn,
  steps: recipeFields.steps,
  components: z.array(Ingredient),
})
export type RecipeDetail = z.output<typeof RecipeDetail>

const queryNumber = z.coerce.number().min(0).max(1_000_000).optional()

export const recipeFilters = {
  search: listInput.search,
  tag: z.string().trim().max(40).optional(),
  diet: z.enum(diets).optional(),
  /** Recipes that are free of an allergen; recipes of which that is not known are left out. */
  freeOf: z.enum(allergens).optional(),
  /** Recipes that contain this food, in whatever version. */
  foodId: z.uuid().optional(),
  authorId: z.uuid().optional(),
  /** The minutes of preparing and cooking together. */
  minutesAtMost: queryNumber,
  /** The energy of one portion. */
  kcalAtLeast: queryNumber,
  kcalAtMost: queryNumber,
}

const view = { permission: 'view recipes' } as const
/** Clients see the recipes of plans that they were given. */
const readsShow = ['recipe', 'food', 'meal plan assignment'] as const

export const listRecipes = endpoint({
  method: 'GET',
  path: '/recipes',
  access: view,
  summary:
    'Search is in both languages, without accents, and knows tags. 50 a page; figures sort by those of a portion. ' +
    'Clients get the recipes of plans that they were given.',
  input: z.object({ ...listInput, ...recipeFilters, sort: z.enum(recipeSorts).default('relevance') }),
  output: z.object({ recipes: z.array(Recipe), nextPage: z.number().int() }),
  shows: readsShow,
})

export const countRecipes = endpoint({
  method: 'GET',
  path: '/recipes/total/count',
  access: view,
  summary: 'Beside the list: how many its filters match, and how many there are.',
  input: z.object(recipeFilters),
  output: z.object({ matching: z.number().int(), total: z.number().int() }),
  shows: readsShow,
})

const AuthorChoice = z.object({
  id: z.uuid(),
  name: z.string(),
  count: z.number().int(),
  /** The author is the asker. */
  isOwn: z.boolean(),
})

export const listRecipeChoices = endpoint({
  method: 'GET',
  path: '/recipes/choices',
  access: view,
  summary: 'The tags and authors of the recipes, for filters; the most used first.',
  input: z.object({}),
  output: z.object({ tags: z.array(z.object({ tag: z.string(), count: z.number().int() })), authors: z.array(AuthorChoice) }),
  shows: ['recipe', 'meal plan assignment'],
})

export const getRecipe = endpoint({
  method: 'GET',
  path: '/recipes/:id',
  access: view,
  input: z.object(idInput),
  output: RecipeDetail,
  shows: readsShow,
  errors: ['not found'],
})
