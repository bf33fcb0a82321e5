import type { Wording } from '@allenio/contract'
import type { Cells, CellValue } from '@allenio/contract/documents'
import {
  alternativeBases,
  mealPlanBounds,
  mealPlanLimits,
  mealTypes,
  type AlternativeBasis,
  type FoodCell,
  type MealType,
  type RecipeCell,
} from '@allenio/contract/meal-plans'
import { recipeLimits, type MeasuredAmount } from '@allenio/contract/recipes'

// A document's cells are of any type. The server checks them where they come in, so that here a look at the type is enough.

export const textIn = (cells: Cells, cell: string): string => (typeof cells[cell] === 'string' ? cells[cell] : '')

export function numberIn(cells: Cells, cell: string): number | null {
  const value = cells[cell]
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

export const isTrueIn = (cells: Cells, cell: string): boolean => cells[cell] === true

/** A text in both languages, such as the cells `titleIt` and `titleEn`. */
export const wordingIn = (cells: Cells, cell: string): Wording => ({ it: textIn(cells, `${cell}It`), en: textIn(cells, `${cell}En`) })

export const mealTypeIn = (cells: Cells): MealType | null => mealTypes.find(type => type === cells['type']) ?? null

export const basisIn = (cells: Cells): AlternativeBasis | null => alternativeBases.find(basis => basis === cells['basis']) ?? null

export function foodIn(cells: Cells): FoodCell | null {
  const food = cells['food']
  if (!isCells(food)) return null
  const version = numberIn(food, 'version')
  const id = textIn(food, 'id')
  return id === '' || version === null ? null : { id, version, it: textIn(food, 'it'), en: textIn(food, 'en') }
}

export function recipeIn(cells: Cells): RecipeCell | null {
  const recipe = cells['recipe']
  if (!isCells(recipe)) return null
  const id = textIn(recipe, 'id')
  const names = { it: textIn(recipe, 'it'), en: textIn(recipe, 'en') }
  return { ...(id !== '' && { id }), ...names, portions: numberIn(recipe, 'portions') ?? 1 }
}

export function measureIn(cells: Cells, cell: 'measure' | 'ownMeasure' = 'measure'): MeasuredAmount | null {
  const measure = cells[cell]
  if (!isCells(measure) || !isCells(measure['name'])) return null
  const amount = numberIn(measure, 'amount')
  return amount === null ? null : { name: { it: textIn(measure['name'], 'it'), en: textIn(measure['name'], 'en') }, amount }
}

const isCells = (value: CellValue | undefined): value is Cells => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether the server takes the value: it refuses a whole batch for one that it does not, and all that waits behind it. */
export function isPossiblePlanCell(cell: string, value: CellValue): boolean {
  if (cell === 'measure' || cell === 'ownMeasure') return isAmount(measureIn({ measure: value })?.amount ?? 0)
  if (typeof value === 'string') return value.trim().length <= (isLongText(cell) ? mealPlanLimits.text : mealPlanLimits.title)
  return typeof value !== 'number' || !isBounded(cell) || isWithin(mealPlanBounds[cell], value)
}

const isAmount = (amount: number): boolean => amount > 0 && amount <= recipeLimits.measureAmount

const isLongText = (cell: string): boolean => cell === 'note' || cell.startsWith('description')

const isBounded = (cell: string): cell is keyof typeof mealPlanBounds => Object.hasOwn(mealPlanBounds, cell)

const isWithin = ({ least, most, isWhole }: { least: number; most: number; isWhole: boolean }, value: number): boolean =>
  least <= value && value <= most && (!isWhole || Number.isInteger(value))
