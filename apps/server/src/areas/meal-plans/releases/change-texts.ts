import type { Language } from '@allenio/contract'
import type { Cells, CellValue, DocumentRow } from '@allenio/contract/documents'
import { FoodCell, MealCells, PlanDayCells, RecipeCell } from '@allenio/contract/meal-plan-cells'
import { MeasuredAmount } from '@allenio/contract/recipe-fields'
import { childrenByParent, type DocumentRows } from '@allenio/domain/documents'
import { formatDecimal, formatPercent } from '@allenio/domain/formats'
import { mealTypeNames } from '@allenio/domain/meal-plans'

// Changes are told as their reader calls things: days, meals and foods by their names, quantities with their units.

export interface Wording {
  language: Language
}

const words = {
  it: { day: 'Giorno', meal: 'Pasto', toTaste: 'q.b.', yes: 'sì', no: 'no' },
  en: { day: 'Day', meal: 'Meal', toTaste: 'to taste', yes: 'yes', no: 'no' },
} as const satisfies Record<Language, Record<string, string>>

const dayTypeWords = {
  it: { 'every day': 'tutti i giorni', training: 'allenamento', rest: 'riposo', own: 'tipo' },
  en: { 'every day': 'every day', training: 'training', rest: 'rest', own: 'type' },
} as const satisfies Record<Language, Record<string, string>>

const textOf = (value: CellValue | undefined): string => (typeof value === 'string' ? value : '')

/** In the reader's language, or in the other where there is none. */
const inLanguage = (it: string, en: string, language: Language): string => (language === 'it' ? it || en : en || it)

const customName = (cells: Cells, language: Language): string =>
  inLanguage(textOf(cells['customNameIt']), textOf(cells['customNameEn']), language)

function foodName(cells: Cells, language: Language): string {
  const food = FoodCell.safeParse(cells['food']).data ?? RecipeCell.safeParse(cells['recipe']).data
  return customName(cells, language) || (food ? inLanguage(food.it, food.en, language) : '')
}

/** The name of a row; a day without one is called by its number. */
export function nameOfRow(rows: DocumentRows, row: DocumentRow, { language }: Wording): string {
  const { type, cells } = row
  if (type === 'day') {
    const number = (childrenByParent(rows).get(row.parentId ?? '') ?? []).findIndex(({ id }) => id === row.id) + 1
    return inLanguage(textOf(cells['nameIt']), textOf(cells['nameEn']), language) || `${words[language].day} ${number}`
  }
  if (type === 'meal') {
    const { titleIt = '', titleEn = '', type: mealType } = MealCells.safeParse(cells).data ?? {}
    return inLanguage(titleIt, titleEn, language) || (mealType ? mealTypeNames[mealType][language] : words[language].meal)
  }
  return type === 'meal plan' ? textOf(cells['title']) : foodName(cells, language)
}

/** From the day inwards. A change of the plan's own has none. */
export function pathOf(rows: DocumentRows, id: string, wording: Wording): string[] {
  const row = rows.get(id)
  if (!row || row.parentId === null) return []
  return [...pathOf(rows, row.parentId, wording), nameOfRow(rows, row, wording)]
}

function quantityText(cells: Cells, { language }: Wording): string {
  if (cells['isToTaste'] === true) return words[language].toTaste
  const { grams, portions } = cells
  if (typeof grams === 'number') return `${formatDecimal(language, grams)} g`
  return typeof portions === 'number' ? `× ${formatDecimal(language, portions, { most: 2 })}` : ''
}

/** A row that came or went: foods tell their quantity, too, everything else is named by its path alone. */
export const rowText = ({ type, cells }: DocumentRow, wording: Wording): string =>
  type === 'day' || type === 'meal' ? '' : quantityText(cells, wording)

const quantityCells = ['grams', 'measure', 'isToTaste']
const silentCells = new Set(['ownGrams', 'leastPercent', 'mostPercent', 'isLocked', 'isPinned', 'basis'])

/** How a plan is worked on is nobody's news; and a quantity is told once, however it was written. */
export function isSilentCell(cell: string, before: Cells, after: Cells): boolean {
  if (silentCells.has(cell)) return true
  if (!quantityCells.includes(cell)) return false
  const isChanged = (each: string) => JSON.stringify(before[each] ?? null) !== JSON.stringify(after[each] ?? null)
  return quantityCells.find(isChanged) !== cell
}

interface ChangedCell {
  cell: string
  value: CellValue | undefined
  /** Of the whole row on that side. */
  cells: Cells
}

const units: Readonly<Record<string, string>> = { kcal: ' kcal', estimatedKcal: ' kcal' }

export function cellText({ cell, value, cells }: ChangedCell, wording: Wording): string {
  const { language } = wording
  if (cell === 'grams' || cell === 'isToTaste' || cell === 'portions') return quantityText(cells, wording)
  if (value === undefined || value === null) return ''
  if (cell === 'food' || cell === 'recipe') return foodName({ [cell]: value }, language)
  if (cell === 'measure') {
    const measure = MeasuredAmount.safeParse(value).data
    return measure
      ? `${formatDecimal(language, measure.amount, { most: 2 })} ${inLanguage(measure.name.it, measure.name.en, language)}`
      : ''
  }
  if (cell === 'type') return nameOfType(value, language)
  if (cell === 'dayType') return nameOfDayType(value, language)
  if (typeof value === 'boolean') return value ? words[language].yes : words[language].no
  if (typeof value !== 'number') return textOf(value)
  return cell.endsWith('Percent') ? formatPercent(language, value) : `${formatDecimal(language, value)}${units[cell] ?? ''}`
}

function nameOfType(value: CellValue, language: Language): string {
  const { type } = MealCells.safeParse({ type: value }).data ?? {}
  return type ? mealTypeNames[type][language] : ''
}

/** Types of its own are told by their number: their names may have changed since. */
function nameOfDayType(value: CellValue, language: Language): string {
  const { dayType } = PlanDayCells.safeParse({ dayType: value }).data ?? {}
  if (dayType === undefined) return ''
  const names = dayTypeWords[language]
  if (dayType === 'every day' || dayType === 'training' || dayType === 'rest') return names[dayType]
  return dayType.replace('own', names.own)
}
