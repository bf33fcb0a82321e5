import { z } from 'zod'
import { FoodMeasure } from '../aliments/fields.ts'
import { Version } from '../lists.ts'

// The fields of recipes and their ingredients, with their limits.

export const recipeLimits = {
  name: 120,
  description: 2_000,
  ingredients: 60,
  grams: 100_000,
  /** The largest amount of a measure, such as slices or cups. */
  measureAmount: 10_000,
  steps: 40,
  step: 1_000,
  tags: 12,
  tag: 40,
  portions: 200,
  yieldGrams: 1_000_000,
  minutes: 10_080,
  picture: 10_000_000,
  /** The longest text that ingredients are read from. */
  text: 6_000,
  perPage: 50,
} as const

/** Diets; each is stricter than the one before it. */
export const diets = ['pescatarian', 'vegetarian', 'vegan'] as const
export type Diet = (typeof diets)[number]

/** Whether a dish suits a diet. "Not known" never counts as yes. */
export const dietStates = ['no', 'not known', 'yes'] as const
export type DietState = (typeof dietStates)[number]

/** A quantity as it was written: two slices of a food whose slice has a weight. */
export const MeasuredAmount = z.object({ name: FoodMeasure.shape.name, amount: z.number().positive().max(recipeLimits.measureAmount) })
export type MeasuredAmount = z.output<typeof MeasuredAmount>

const nameInRecipe = z.string().trim().max(recipeLimits.name)

/** The fields of an ingredient, without its food. */
export const ingredientFields = {
  /** Made on the device; the server keeps it. */
  id: z.uuid(),
  /** Whole grams of the edible part. */
  grams: z.number().int().min(0).max(recipeLimits.grams),
  measure: MeasuredAmount.nullable(),
  /** The food has no quantity, such as salt; its grams are 0. */
  isToTaste: z.boolean(),
  /** The name in the recipe, where it differs from the food's. */
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
  /** The version of the food, which the recipe keeps when the food is edited. */
  version: Version,
})
export type WrittenIngredient = z.output<typeof WrittenIngredient>

const stepText = z.string().trim().max(recipeLimits.step)

/** A step of the preparation; a text in one language is enough. */
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
  /** The weight of the finished dish; without it, the weight of the ingredients counts. */
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
