import { z } from 'zod'
import { FoodMeasure } from './aliment-fields.ts'
import { Version } from './lists.ts'

// Recipes are made of these.

export const recipeLimits = {
  name: 120,
  description: 2_000,
  ingredients: 60,
  grams: 100_000,
  /** Slices, cups. */
  measureAmount: 10_000,
  steps: 40,
  step: 1_000,
  tags: 12,
  tag: 40,
  portions: 200,
  yieldGrams: 1_000_000,
  minutes: 10_080,
  picture: 10_000_000,
  /** Of a text that ingredients are read from. */
  text: 6_000,
  perPage: 50,
} as const

/** Ways to eat; each is stricter than the one before it. */
export const diets = ['pescatarian', 'vegetarian', 'vegan'] as const
export type Diet = (typeof diets)[number]

/** Whether a dish suits a diet. What nobody knows is never taken for a yes. */
export const dietStates = ['no', 'not known', 'yes'] as const
export type DietState = (typeof dietStates)[number]

/** How a quantity was written: two slices of a food whose slice has a weight. */
export const MeasuredAmount = z.object({ name: FoodMeasure.shape.name, amount: z.number().positive().max(recipeLimits.measureAmount) })
export type MeasuredAmount = z.output<typeof MeasuredAmount>

const nameInRecipe = z.string().trim().max(recipeLimits.name)

/** An ingredient beside its food. */
export const ingredientFields = {
  /** Made on the device, and stays. */
  id: z.uuid(),
  /** Whole, of what is eaten. */
  grams: z.number().int().min(0).max(recipeLimits.grams),
  measure: MeasuredAmount.nullable(),
  /** Without a quantity, such as salt; it then has 0 g. */
  isToTaste: z.boolean(),
  /** How the recipe calls it, where not as the food is called. */
  customNameIt: nameInRecipe,
  customNameEn: nameInRecipe,
}

export const WrittenIngredient = z.object({
  ...ingredientFields,
  measure: ingredientFields.measure.default(null),
  isToTaste: ingredientFields.isToTaste.default(false),
  customNameIt: nameInRecipe.default(''),
  customNameEn: nameInRecipe.default(''),
  foodId: z.uuid(),
  /** Of the food; the recipe keeps it when the food is edited. */
  version: Version,
})
export type WrittenIngredient = z.output<typeof WrittenIngredient>

const stepText = z.string().trim().max(recipeLimits.step)

/** A text in one language is enough. */
export const RecipeStep = z.object({ it: stepText, en: stepText })
export type RecipeStep = z.output<typeof RecipeStep>

const Minutes = z.number().int().min(0).max(recipeLimits.minutes).nullable()

/** The fields of a recipe beside its ingredients. It has a name in one language at least. */
export const recipeFields = {
  nameIt: z.string().trim().max(recipeLimits.name),
  nameEn: z.string().trim().max(recipeLimits.name),
  descriptionIt: z.string().trim().max(recipeLimits.description),
  descriptionEn: z.string().trim().max(recipeLimits.description),
  portions: z.number().int().min(1).max(recipeLimits.portions),
  /** The weight of the whole when it is done; without it, that of its ingredients. */
  yieldGrams: z.number().int().min(1).max(recipeLimits.yieldGrams).nullable(),
  prepMinutes: Minutes,
  cookMinutes: Minutes,
  steps: z.array(RecipeStep.refine(({ it, en }) => it !== '' || en !== '', { path: ['it'], error: 'step empty' })).max(recipeLimits.steps),
  tags: z.array(z.string().trim().min(1).max(recipeLimits.tag)).max(recipeLimits.tags),
}
export type RecipeFields = z.output<z.ZodObject<typeof recipeFields>>

export const recipeSorts = [
  'relevance',
  'name',
  '-name',
  'created',
  '-created',
  'updated',
  '-updated',
  'kcal',
  '-kcal',
  'protein',
  '-protein',
  'carbs',
  '-carbs',
  'lipids',
  '-lipids',
  'minutes',
  '-minutes',
] as const
export type RecipeSort = (typeof recipeSorts)[number]
