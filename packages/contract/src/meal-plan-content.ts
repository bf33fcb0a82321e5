import { z } from 'zod'
import { nutrientCodes } from './aliment-fields.ts'
import {
  AlternativeCells,
  ComponentCells,
  IngredientCells,
  MealCells,
  MealPlanCells,
  mealPlanLimits,
  PlanDayCells,
} from './meal-plan-cells.ts'

// A meal plan with everything in it, as calls that know no operations read and write it.

/** A row of a body names itself where it is there already; a new one may leave its id to the server. */
const writtenRow = { id: z.uuid().optional() }
const row = { id: z.uuid() }

const alternativeList = <Schema extends z.ZodType>(schema: Schema) => z.array(schema).max(mealPlanLimits.alternatives).default([])

const WrittenAlternative = AlternativeCells.extend(writtenRow)
const WrittenIngredient = IngredientCells.extend({ ...writtenRow, alternatives: alternativeList(WrittenAlternative) })
const WrittenComponent = ComponentCells.extend({
  ...writtenRow,
  /** Of a dish. */
  ingredients: z.array(WrittenIngredient).max(mealPlanLimits.ingredientsInDish).default([]),
  alternatives: alternativeList(WrittenAlternative),
})
const WrittenMeal = MealCells.extend({
  ...writtenRow,
  components: z.array(WrittenComponent).max(mealPlanLimits.componentsInMeal).default([]),
})
const WrittenDay = PlanDayCells.extend({ ...writtenRow, meals: z.array(WrittenMeal).max(mealPlanLimits.mealsInDay).default([]) })

/** The whole content: what it does not name is not in the plan. */
export const MealPlanContent = MealPlanCells.extend({ days: z.array(WrittenDay).max(mealPlanLimits.days) })
export type MealPlanContent = z.output<typeof MealPlanContent>

/** The known part of a total; partial where a food has no figure of it. */
export const PlanTotal = z.object({ amount: z.number(), isPartial: z.boolean() })
export type PlanTotal = z.output<typeof PlanTotal>

/** The totals of a meal or a day; an estimate of free meals is in the kcal. */
export const PlanFigures = z.object({
  kcal: PlanTotal,
  protein: PlanTotal,
  carbs: PlanTotal,
  lipids: PlanTotal,
  nutrients: z.partialRecord(z.enum(nutrientCodes), PlanTotal),
  /** A free meal without an estimate, or a row without its food: the kcal are not those of the whole. */
  isPartial: z.boolean(),
})
export type PlanFigures = z.output<typeof PlanFigures>

export const EnergyTotals = PlanFigures.pick({ kcal: true, protein: true, carbs: true, lipids: true })
export type EnergyTotals = z.output<typeof EnergyTotals>

/**
 * Its figures are of the row alone, whatever its alternatives: whole kcal, macros with a tenth. A dish has the sum of its ingredients. They
 * are left out where the business hides macros. In diets only the components of meals have them, counted as the totals of the plan are.
 */
const figuredRow = { ...row, figures: EnergyTotals.optional() }

/** The names of allergies that it touches, or may; the plan of a client alone has them, for that client. */
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
