import { z } from 'zod'
import { CellId, Version } from './lists.ts'
import { dayTypes } from './macro-fields.ts'
import { MeasuredAmount, recipeLimits } from './recipe-fields.ts'

// The cells of the rows of a meal plan. A cell without a value is absent. Totals follow from the foods and are never stored.

export const mealPlanLimits = {
  days: 60,
  mealsInDay: 12,
  componentsInMeal: 60,
  ingredientsInDish: recipeLimits.ingredients,
  alternatives: 10,
  title: 120,
  text: 2_000,
  grams: recipeLimits.grams,
} as const

export const mealTypes = [
  'breakfast',
  'mid-morning snack',
  'brunch',
  'lunch',
  'snack',
  'dinner',
  'pre-workout snack',
  'post-workout snack',
  'evening snack',
] as const
export type MealType = (typeof mealTypes)[number]

/** An alternative has as much of it as its row. */
export const alternativeBases = ['kcal', 'protein', 'carbs', 'lipids'] as const
export type AlternativeBasis = (typeof alternativeBases)[number]

interface CellBounds {
  least: number
  most: number
  isWhole: boolean
}

const grams: CellBounds = { least: 0, most: mealPlanLimits.grams, isWhole: true }
const percent: CellBounds = { least: 0, most: 100, isWhole: false }

/** The figures that cells may have, by cell. An editor asks here before it sends one. */
export const mealPlanBounds = {
  grams,
  ownGrams: grams,
  portions: { least: 0.01, most: recipeLimits.portions, isWhole: false },
  leastPercent: { least: 0, most: 100, isWhole: true },
  mostPercent: { least: 100, most: 1_000, isWhole: true },
  estimatedKcal: { least: 0, most: 20_000, isWhole: true },
  kcal: { least: 0, most: 20_000, isWhole: false },
  proteinPercent: percent,
  carbsPercent: percent,
  lipidsPercent: percent,
} as const satisfies Record<string, CellBounds>

const bounded = (cell: keyof typeof mealPlanBounds) => {
  const { least, most, isWhole } = mealPlanBounds[cell]
  return (isWhole ? z.int() : z.number()).min(least).max(most)
}

const name = z.string().trim().max(mealPlanLimits.title)
const text = z.string().trim().max(mealPlanLimits.text)

/** A food in the version that it was taken in, with the names that it had then. */
export const FoodCell = z.object({ id: CellId, version: Version, it: name, en: name })
export type FoodCell = z.output<typeof FoodCell>

/**
 * The recipe that a dish was made from, with the names that it had then and the portions that its own quantities make. It has no id where
 * the recipe is gone; the dish stays.
 */
export const RecipeCell = z.object({ id: CellId.optional(), it: name, en: name, portions: bounded('portions') })
export type RecipeCell = z.output<typeof RecipeCell>

const food = {
  food: FoodCell.optional(),
  /** Whole, of what is eaten. */
  grams: bounded('grams').optional(),
  /** How the quantity was written. */
  measure: MeasuredAmount.optional(),
  /** Without a quantity, such as salt. */
  isToTaste: z.boolean().optional(),
  customNameIt: name.optional(),
  customNameEn: name.optional(),
}

const adjustable = {
  ...food,
  note: text.optional(),
  /** Fitting a day to its target leaves it as it is. */
  isLocked: z.boolean().optional(),
  /** The bounds of fitting, in percent of the quantity. */
  leastPercent: bounded('leastPercent').optional(),
  mostPercent: bounded('mostPercent').optional(),
  basis: z.enum(alternativeBases).optional(),
}

/** A food, or a dish with a recipe and no food of its own. */
export const ComponentCells = z.object({
  ...adjustable,
  recipe: RecipeCell.optional(),
  /** How many portions of the recipe; its ingredients follow. */
  portions: bounded('portions').optional(),
})
/** Scaling begins from it each time, so that there and back loses nothing. */
const inRecipe = { ownGrams: bounded('ownGrams').optional(), ownMeasure: MeasuredAmount.optional() }

export const IngredientCells = z.object({ ...adjustable, ...inRecipe })
/** It follows its row unless it is pinned. An ingredient that changes places with one keeps there what its recipe has of it. */
export const AlternativeCells = z.object({ ...food, ...inRecipe, isPinned: z.boolean().optional() })

export const MealCells = z.object({
  type: z.enum(mealTypes).optional(),
  titleIt: name.optional(),
  titleEn: name.optional(),
  /** As a clock in the client's zone. */
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .optional(),
  /** Described in words: without an estimate its day is not judged. */
  isFree: z.boolean().optional(),
  descriptionIt: text.optional(),
  descriptionEn: text.optional(),
  estimatedKcal: bounded('estimatedKcal').optional(),
  note: text.optional(),
})

export const PlanDayCells = z.object({
  nameIt: name.optional(),
  nameEn: name.optional(),
  note: text.optional(),
  /** A plan may follow the types of a client's days, such as training and rest. */
  dayType: z.enum(dayTypes).optional(),
  /** Easier than the others: the client may take it on a bad day, and no schedule comes to it by itself. */
  isEasy: z.boolean().optional(),
})

export const MealPlanCells = z.object({
  title: name.optional(),
  description: text.optional(),
  /** The target. */
  kcal: bounded('kcal').optional(),
  proteinPercent: bounded('proteinPercent').optional(),
  carbsPercent: bounded('carbsPercent').optional(),
  lipidsPercent: bounded('lipidsPercent').optional(),
  /** Totals count the mean of a row and its alternatives, and not the row alone. */
  countsAlternatives: z.boolean().optional(),
})
export type MealPlanCells = z.output<typeof MealPlanCells>

/** As the document keeps it: calls that send the whole content do not name what editors note. */
export const MealPlanDocumentCells = MealPlanCells.extend({
  /** The release of its template that the plan has taken last. */
  takenReleaseId: CellId.optional(),
})
export type MealPlanDocumentCells = z.output<typeof MealPlanDocumentCells>

/** The cells of each type of rows. */
export const mealPlanCellsByType = {
  day: PlanDayCells,
  meal: MealCells,
  component: ComponentCells,
  ingredient: IngredientCells,
  alternative: AlternativeCells,
  'ingredient alternative': AlternativeCells,
} as const
