import { z } from 'zod'
import { CellId, Version } from '../lists.ts'
import { dayTypes } from '../macros/fields.ts'
import { MeasuredAmount, recipeLimits } from '../recipes/fields.ts'

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

/** The figure in which an alternative equals its row. */
export const alternativeBases = ['kcal', 'protein', 'carbs', 'lipids'] as const
export type AlternativeBasis = (typeof alternativeBases)[number]

interface CellBounds {
  least: number
  most: number
  isWhole: boolean
}

const grams: CellBounds = { least: 0, most: mealPlanLimits.grams, isWhole: true }
const percent: CellBounds = { least: 0, most: 100, isWhole: false }

/** The bounds of cells with figures. Editors check them before they send a cell. */
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

/** A food in the version that it had when it was added, with its names then. */
export const FoodCell = z.object({ id: CellId, version: Version, it: name, en: name })
export type FoodCell = z.output<typeof FoodCell>

/**
 * The recipe that a dish was made from, with the names that it had then, and the portions that its own quantities make. The id is missing
 * where the recipe was erased; the dish stays.
 */
export const RecipeCell = z.object({ id: CellId.optional(), it: name, en: name, portions: bounded('portions') })
export type RecipeCell = z.output<typeof RecipeCell>

const food = {
  food: FoodCell.optional(),
  /** Whole grams of the edible part. */
  grams: bounded('grams').optional(),
  /** How the quantity was written. */
  measure: MeasuredAmount.optional(),
  /** The food has no quantity, such as salt. */
  isToTaste: z.boolean().optional(),
  customNameIt: name.optional(),
  customNameEn: name.optional(),
}

const adjustable = {
  ...food,
  note: text.optional(),
  /** Fitting a day to its target does not change this row. */
  isLocked: z.boolean().optional(),
  /** The bounds of fitting, as percentages of the quantity. */
  leastPercent: bounded('leastPercent').optional(),
  mostPercent: bounded('mostPercent').optional(),
  basis: z.enum(alternativeBases).optional(),
}

/** A food, or a dish with a recipe and no food of its own. */
export const ComponentCells = z.object({
  ...adjustable,
  recipe: RecipeCell.optional(),
  /** The number of portions of the recipe; the ingredients follow. */
  portions: bounded('portions').optional(),
})
/** The quantity in the recipe, from which each scaling starts, so that scaling there and back loses nothing. */
const inRecipe = { ownGrams: bounded('ownGrams').optional(), ownMeasure: MeasuredAmount.optional() }

export const IngredientCells = z.object({ ...adjustable, ...inRecipe })
/** An alternative of a row: its quantity follows the row unless pinned. The quantities of a recipe stay when an ingredient is swapped. */
export const AlternativeCells = z.object({ ...food, ...inRecipe, isPinned: z.boolean().optional() })

export const MealCells = z.object({
  type: z.enum(mealTypes).optional(),
  titleIt: name.optional(),
  titleEn: name.optional(),
  /** The time of a clock in the client's zone. */
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .optional(),
  /** The meal is described in words. Without an estimate of its energy, its day is not judged. */
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
  /** The client may choose this easier day on a bad day; no schedule puts it on a date. */
  isEasy: z.boolean().optional(),
})

export const MealPlanCells = z.object({
  title: name.optional(),
  description: text.optional(),
  /** The target of the days. */
  kcal: bounded('kcal').optional(),
  proteinPercent: bounded('proteinPercent').optional(),
  carbsPercent: bounded('carbsPercent').optional(),
  lipidsPercent: bounded('lipidsPercent').optional(),
  /** Totals count each row as the mean of its food and its alternatives. */
  countsAlternatives: z.boolean().optional(),
})
export type MealPlanCells = z.output<typeof MealPlanCells>

/** The cells that the document stores; calls that send the whole content leave out the ones that only editors write. */
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
