import { z } from 'zod'
import { nutrientCodes } from '../aliments/fields.ts'
import { AlternativeCells, ComponentCells, IngredientCells, MealCells, MealPlanCells, mealPlanLimits, PlanDayCells } from './cells.ts'

// A meal plan with its whole content, as calls without operations read and write it.

/** The id of an existing row; the server makes one for a new row without an id. */
const writtenRow = { id: z.uuid().optional() }
const row = { id: z.uuid() }

const alternativeList = <Schema extends z.ZodType>(schema: Schema) => z.array(schema).max(mealPlanLimits.alternatives).default([])

const WrittenAlternative = AlternativeCells.extend(writtenRow)
const WrittenIngredient = IngredientCells.extend({ ...writtenRow, alternatives: alternativeList(WrittenAlternative) })
const WrittenComponent = ComponentCells.extend({
  ...writtenRow,
  /** The ingredients of a dish. */
  ingredients: z.array(WrittenIngredient).max(mealPlanLimits.ingredientsInDish).default([]),
  alternatives: alternativeList(WrittenAlternative),
})
const WrittenMeal = MealCells.extend({
  ...writtenRow,
  components: z.array(WrittenComponent).max(mealPlanLimits.componentsInMeal).default([]),
})
const WrittenDay = PlanDayCells.extend({ ...writtenRow, meals: z.array(WrittenMeal).max(mealPlanLimits.mealsInDay).default([]) })

/** The whole content: rows that it does not name are deleted. */
export const MealPlanContent = MealPlanCells.extend({ days: z.array(WrittenDay).max(mealPlanLimits.days) })
export type MealPlanContent = z.output<typeof MealPlanContent>

/** The known part of a total; partial where a food has no such figure. */
export const PlanTotal = z.object({ amount: z.number(), isPartial: z.boolean() })
export type PlanTotal = z.output<typeof PlanTotal>

/** The totals of a meal or a day; the kcal include the estimates of free meals. */
export const PlanFigures = z.object({
  kcal: PlanTotal,
  protein: PlanTotal,
  carbs: PlanTotal,
  lipids: PlanTotal,
  nutrients: z.partialRecord(z.enum(nutrientCodes), PlanTotal),
  /** The kcal are incomplete: a free meal has no estimate, or a row no food. */
  isPartial: z.boolean(),
})
export type PlanFigures = z.output<typeof PlanFigures>

export const EnergyTotals = PlanFigures.pick({ kcal: true, protein: true, carbs: true, lipids: true })
export type EnergyTotals = z.output<typeof EnergyTotals>

/**
 * Figures of the row alone, without its alternatives: whole kcal, macros with one decimal. A dish has the sum of its ingredients. Figures
 * are left out where the business hides macros. In diets only the components of meals have them, counted as the totals of the plan are.
 */
const figuredRow = { ...row, figures: EnergyTotals.optional() }

/** The client's allergies that the row touches or may touch; only in the plan of a client, for that client. */
const allergies = z.array(z.string()).optional()
/** The names of allergies for which the food is uncertain: the client has to check them, as the printed plan says. */
const doubts = z.array(z.string()).optional()

const Alternative = AlternativeCells.extend(figuredRow)
const Ingredient = IngredientCells.extend({ ...figuredRow, allergies, doubts, alternatives: z.array(Alternative) })
const Component = ComponentCells.extend({
  ...figuredRow,
  allergies,
  doubts,
  ingredients: z.array(Ingredient),
  alternatives: z.array(Alternative),
})
/** Null for clients from whom the business hides macros. */
const figures = PlanFigures.nullable()

const Meal = MealCells.extend({ ...row, allergies, doubts, components: z.array(Component), figures })
const Day = PlanDayCells.extend({ ...row, meals: z.array(Meal), figures })

export const MealPlanDays = z.array(Day)
export type MealPlanDays = z.output<typeof MealPlanDays>
