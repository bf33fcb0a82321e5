import type { Language } from '@allenio/contract'
import type { Cells, CellValue, DocumentRow } from '@allenio/contract/documents'
import { dayTypes } from '@allenio/contract/macros'
import { measureNoun } from '@allenio/domain/aliments'
import { childrenOf, isSameValue, takenReleaseCell, type DocumentRows } from '@allenio/domain/documents'
import { formatDecimal, formatPercent, withUnit } from '@allenio/domain/formats'
import { foodIn, isTrueIn, mealTypeIn, measureIn, recipeIn, textIn, wordingIn } from './cells.ts'
import { mealTypeNames } from './meal-type-names.ts'

// Changes are told as their reader calls things: days, meals and foods by their names, quantities with their units.

export interface ChangeReader {
  language: Language
}

const words = {
  it: { day: 'Giorno', meal: 'Pasto', toTaste: 'q.b.', yes: 'sì', no: 'no', newVersion: 'nuova versione' },
  en: { day: 'Day', meal: 'Meal', toTaste: 'to taste', yes: 'yes', no: 'no', newVersion: 'new version' },
} as const satisfies Record<Language, Record<string, string>>

const dayTypeWords = {
  it: { 'every day': 'tutti i giorni', training: 'allenamento', rest: 'riposo', own: 'tipo' },
  en: { 'every day': 'every day', training: 'training', rest: 'rest', own: 'type' },
} as const satisfies Record<Language, Record<string, string>>

/** In the reader's language, or in the other where there is none. */
const inLanguage = ({ it, en }: { it: string; en: string }, language: Language): string => (language === 'it' ? it || en : en || it)

function foodName(cells: Cells, language: Language): string {
  const food = foodIn(cells) ?? recipeIn(cells)
  return inLanguage(wordingIn(cells, 'customName'), language) || (food ? inLanguage(food, language) : '')
}

/** The name of a row; a day without one is called by its number. */
export function nameOfRow(rows: DocumentRows, { id, parentId, type, cells }: DocumentRow, { language }: ChangeReader): string {
  if (type === 'day') {
    const number = childrenOf(rows, parentId).findIndex(each => each.id === id) + 1
    return inLanguage(wordingIn(cells, 'name'), language) || `${words[language].day} ${number}`
  }
  if (type === 'meal') {
    const mealType = mealTypeIn(cells)
    return inLanguage(wordingIn(cells, 'title'), language) || (mealType ? mealTypeNames[mealType][language] : words[language].meal)
  }
  return type === 'meal plan' ? textIn(cells, 'title') : foodName(cells, language)
}

/** The names of the rows around a change, from the day inwards; empty for a change of the plan itself. */
export function pathOf(rows: DocumentRows, id: string, reader: ChangeReader): string[] {
  const row = rows.get(id)
  if (!row || row.parentId === null) return []
  return [...pathOf(rows, row.parentId, reader), nameOfRow(rows, row, reader)]
}

function quantityText(cells: Cells, { language }: ChangeReader): string {
  if (isTrueIn(cells, 'isToTaste')) return words[language].toTaste
  const { grams, portions } = cells
  if (typeof grams === 'number') return withUnit(formatDecimal(language, grams), 'g')
  return typeof portions === 'number' ? `× ${formatDecimal(language, portions, { most: 2 })}` : ''
}

/** A row that came or went: foods tell their quantity, too, everything else is named by its path alone. */
export const rowText = ({ type, cells }: DocumentRow, reader: ChangeReader): string =>
  type === 'day' || type === 'meal' ? '' : quantityText(cells, reader)

export const quantityCells = ['grams', 'measure', 'isToTaste'] as const
const silentCells = new Set(['ownGrams', 'ownMeasure', 'leastPercent', 'mostPercent', 'isLocked', 'isPinned', 'basis', takenReleaseCell])

/** How a plan is worked on is nobody's news; and a quantity is told once, however it was written. */
export function isSilentCell(cell: string, before: Cells, after: Cells): boolean {
  if (silentCells.has(cell)) return true
  if (!quantityCells.some(each => each === cell)) return false
  return quantityCells.find(each => !isSameValue(before[each], after[each])) !== cell
}

interface ChangedCell {
  cell: string
  value: CellValue | undefined
  /** The whole row on that side, because a cell may be told by others beside it. */
  cells: Cells
}

const units: Readonly<Record<string, string>> = { kcal: ' kcal', estimatedKcal: ' kcal' }

export function cellText({ cell, value, cells }: ChangedCell, reader: ChangeReader): string {
  const { language } = reader
  if (cell === 'grams' || cell === 'isToTaste' || cell === 'portions') return quantityText(cells, reader)
  if (value === undefined || value === null) return ''
  if (cell === 'food' || cell === 'recipe') return foodName({ [cell]: value }, language)
  if (cell === 'measure') {
    const measure = measureIn({ measure: value })
    return measure ? `${formatDecimal(language, measure.amount, { most: 2 })} ${measureNoun(measure, language)}` : ''
  }
  if (cell === 'type') return nameOfType(value, language)
  if (cell === 'dayType') return nameOfDayType(value, language)
  if (typeof value === 'boolean') return value ? words[language].yes : words[language].no
  if (typeof value !== 'number') return typeof value === 'string' ? value : ''
  return cell.endsWith('Percent') ? formatPercent(language, value) : `${formatDecimal(language, value)}${units[cell] ?? ''}`
}

/** A food of another version mostly has the same name. */
export const versionText = (name: string, { language }: ChangeReader): string => `${name}, ${words[language].newVersion}`

function nameOfType(value: CellValue, language: Language): string {
  const type = mealTypeIn({ type: value })
  return type ? mealTypeNames[type][language] : ''
}

/** Types of its own are told by their number: their names may have changed since. */
function nameOfDayType(value: CellValue, language: Language): string {
  const dayType = dayTypes.find(type => type === value)
  if (dayType === undefined) return ''
  const names = dayTypeWords[language]
  if (dayType === 'every day' || dayType === 'training' || dayType === 'rest') return names[dayType]
  return dayType.replace('own', names.own)
}
