import type { Language } from '@allenio/contract'
import type { FoodTable, PlannedFood } from '@allenio/contract/aliments'
import { MealPlanCells, type MealPlanPaperOptions, type PaperPreset } from '@allenio/contract/meal-plans'
import type { DocumentRows } from '@allenio/domain/documents'
import { formatDay, formatDecimal, formatInteger, formatWeekday } from '@allenio/domain/formats'
import {
  foodKeyOf,
  mealTypeNames,
  readPlannedDays,
  sumDay,
  type MealSum,
  type PlannedAmount,
  type PlannedComponent,
  type PlannedDay,
  type PlannedMeal,
  type PlannedRow,
  type PlanSums,
} from '@allenio/domain/meal-plans'
import type { RecipeMethod } from '#areas/recipes'
import { figureCodes, presentFigures, summableFoods } from '../figures.ts'
import { nameOfAmount, printAmount, wordIn } from './amounts.ts'
import { listShopping } from './shopping-list.ts'
import type { PaperDates } from './dates.ts'
import { paperWords } from './words.ts'

/** The options of a call; those that it leaves out are the business's. */
export type PaperContent = PaperPreset & Pick<MealPlanPaperOptions, 'mealPlanId' | 'userId' | 'startDate'>

export interface Printing {
  planId: string
  rows: DocumentRows
  options: PaperContent
  dates: PaperDates
  language: Language
  /** Figures were asked for, and are not hidden from the client. */
  hasFigures: boolean
  /** Lines about the client below the title. */
  clientLines: readonly string[]
  foods: ReadonlyMap<string, PlannedFood>
  recipes: ReadonlyMap<string, RecipeMethod>
  /** The words beside foods that the client's exclusions name, by the ids of rows. */
  conflicts: ReadonlyMap<string, string>
  /** The tables that the figures come from, which have to be named. */
  tables: readonly FoodTable[]
}

interface Drawing extends Printing {
  sums: PlanSums
}

export type MealPlanPaper = ReturnType<typeof presentPaper>

/** Everything that is printed, in words and formatted. */
export function presentPaper(printing: Printing, business: string) {
  const { planId, rows, options, language, foods } = printing
  const say = paperWords(language)
  // cells were checked when they were written; what a newer schema does not accept is left out
  const cells: MealPlanCells = MealPlanCells.safeParse(rows.get(planId)?.cells).data ?? {}
  const days = readPlannedDays(rows, planId)
  const sums = { codes: figureCodes, foods: summableFoods(foods), countsAlternatives: cells.countsAlternatives ?? false }
  const drawing = { ...printing, sums }
  const { heading } = options
  return {
    title: cells.title ?? '',
    heading,
    lines: [...printing.clientLines, ...periodOf(printing)],
    note: options.addNote ? (cells.description ?? '') : '',
    paper: options.paper,
    days: days.map((day, index) => presentDay(day, index, drawing)),
    recipes: presentRecipes(days, printing),
    shopping: options.withShoppingList ? listShopping(days, foods, language) : [],
    sources: printing.tables.length > 0 ? say('sources', { tables: printing.tables.map(table => say(`source ${table}`)).join('; ') }) : '',
    cookedNote: hasCookedWeights(days, printing) ? say('cooked note', { business }) : '',
    words: {
      or: say('or'),
      noDays: say('no days'),
      noMeals: say('no meals'),
      recipes: say('recipes'),
      shopping: say('shopping list'),
      shoppingNote: say('shopping note'),
    },
  }
}

function periodOf({ dates, language }: Printing): string[] {
  const ordered = [...dates.values()].toSorted()
  const [from, to] = [ordered[0], ordered.at(-1)]
  if (from === undefined || to === undefined) return []
  return [paperWords(language)('period', { from: formatDay(language, from), to: formatDay(language, to) })]
}

const noteOf = (note: string, { options }: Drawing): string => (options.addNote ? note : '')

function presentDay(day: PlannedDay, index: number, drawing: Drawing) {
  const { language, dates, sums } = drawing
  const sum = sumDay(day, sums)
  const date = dates.get(day.id)
  const title = wordIn(day.name, language) || paperWords(language)('day', { number: index + 1 })
  return {
    id: day.id,
    title,
    date: date === undefined ? '' : printDate(date, title, language),
    note: noteOf(day.note, drawing),
    figures: printFigures(sum, drawing),
    meals: sum.meals.filter(({ meal }) => hasContent(meal, drawing)).map(({ meal, sum: mealSum }) => presentMeal(meal, mealSum, drawing)),
  }
}

/** The date without its weekday, if the day is already named by it. */
function printDate(date: string, title: string, language: Language): string {
  const weekday = formatWeekday(language, date)
  const isNamed = title.toLowerCase().includes(weekday.toLowerCase())
  return isNamed ? formatDay(language, date) : `${weekday} ${formatDay(language, date)}`
}

/** Whether a meal is printed: an empty preset meal is not. */
const hasContent = ({ components, isFree, note }: PlannedMeal, drawing: Drawing): boolean =>
  components.length > 0 || isFree || noteOf(note, drawing) !== ''

function presentMeal(meal: PlannedMeal, sum: MealSum, drawing: Drawing) {
  const { language } = drawing
  const say = paperWords(language)
  return {
    title: wordIn(meal.title, language) || (meal.type ? mealTypeNames[meal.type][language] : say('meal')),
    time: meal.time,
    // a free meal without a description is printed all the same
    description: meal.isFree ? wordIn(meal.description, language) || say('free meal') : '',
    conflict: drawing.conflicts.get(meal.id) ?? '',
    note: noteOf(meal.note, drawing),
    figures: printFigures(sum, drawing),
    foods: meal.components.map(component => presentComponent(component, drawing)),
  }
}

const presentComponent = (component: PlannedComponent, drawing: Drawing) =>
  component.recipe === null ? presentFood(component, drawing) : presentDish(component, drawing)

function presentFood({ rows }: PlannedComponent, drawing: Drawing) {
  const [row] = rows
  return { ...(row ? presentRow(row, drawing) : emptyRow), picture: '', ingredients: [] }
}

const emptyRow = { name: '', amount: '', conflict: '', note: '', alternatives: [] }

function presentDish({ id, recipe, portions, customName, rows: ingredients }: PlannedComponent, drawing: Drawing) {
  const { language, rows, options, recipes, conflicts } = drawing
  const note = rows.get(id)?.cells['note']
  return {
    name: wordIn(customName, language) || (recipe ? wordIn(recipe, language) : ''),
    amount: paperWords(language)('portions', { count: portions, number: formatDecimal(language, portions, { most: 2 }) }),
    conflict: conflicts.get(id) ?? '',
    note: noteOf(typeof note === 'string' ? note : '', drawing),
    alternatives: [],
    picture: options.addImage ? (recipes.get(recipe?.id ?? '')?.picture?.id ?? '') : '',
    ingredients: ingredients.map(row => presentRow(row, drawing)),
  }
}

function presentRow(row: PlannedRow, drawing: Drawing) {
  const { language, options, conflicts } = drawing
  const presentAmount = (amount: PlannedAmount) => ({
    name: nameOfAmount(amount, language),
    amount: printAmount(amount, language, { withMeasures: options.withMeasures, cookingFactor: factorOf(amount, drawing) }),
    conflict: [amount.food?.id ?? '', amount.id].flatMap(each => conflicts.get(each) ?? []).join(' · '),
  })
  return {
    ...presentAmount(row),
    note: noteOf(row.note, drawing),
    alternatives: options.withAlternatives ? row.alternatives.map(presentAmount) : [],
  }
}

const printedAmounts = (row: PlannedRow, { options }: Printing): readonly PlannedAmount[] =>
  options.withAlternatives ? [row, ...row.alternatives] : [row]

const factorOf = ({ food, isToTaste }: PlannedAmount, { foods, options }: Printing): number | null =>
  food && !isToTaste && options.withCookedWeights ? (foods.get(foodKeyOf(food))?.cookingFactor ?? null) : null

const hasCookedWeights = (days: readonly PlannedDay[], printing: Printing): boolean =>
  days.some(({ meals }) =>
    meals.some(({ components }) =>
      components.some(({ rows }) => rows.some(row => printedAmounts(row, printing).some(each => factorOf(each, printing) !== null))),
    ),
  )

const macroCodes = ['protein', 'carbs', 'lipids'] as const

/** Prints figures; none where nothing is counted. A figure that is partly known gets "at least", an unknown one is left out. */
function printFigures(sum: MealSum, { hasFigures, language }: Drawing): string[] {
  if (!hasFigures) return []
  const { isPartial, ...totals } = presentFigures(sum)
  const print = (code: 'kcal' | (typeof macroCodes)[number]): string[] => {
    const isAtLeast = totals[code].isPartial || isPartial
    const amount = Math.round(totals[code].amount)
    // "at least 0 g" would say nothing
    if (isAtLeast && amount === 0) return []
    const whole = formatInteger(language, amount)
    return [paperWords(language)(code, { amount: isAtLeast ? paperWords(language)('at least', { amount: whole }) : whole })]
  }
  const energy = totals.kcal.amount === 0 ? [] : print('kcal')
  // an estimated energy comes without macros
  const macros = macroCodes.every(code => totals[code].amount === 0) ? [] : macroCodes.flatMap(print)
  // a narrow column breaks between the macros, never before a unit
  return macros.length === 0 ? energy : [...energy, macros.map(macro => macro.replaceAll(' ', '\u00a0')).join(' · ')]
}

/** How the dishes are made, each recipe once in the order of the plan. */
function presentRecipes(days: readonly PlannedDay[], { recipes, language, options }: Printing) {
  const dishes = days.flatMap(({ meals }) => meals.flatMap(({ components }) => components.flatMap(({ recipe }) => recipe ?? [])))
  const distinctDishes = [...new Map(dishes.map(dish => [dish.id, dish])).values()]
  return distinctDishes.flatMap(({ id, it, en, portions }) => {
    const method = recipes.get(id ?? '')
    const steps = method?.steps.map(step => wordIn(step, language)) ?? []
    if (!method || steps.length === 0) return []
    return [
      {
        name: wordIn({ it, en }, language),
        portions: paperWords(language)('recipe portions', { count: portions, number: formatDecimal(language, portions, { most: 2 }) }),
        picture: options.addImage ? (method.picture?.id ?? '') : '',
        steps,
      },
    ]
  })
}
