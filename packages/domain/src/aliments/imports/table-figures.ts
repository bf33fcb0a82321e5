import { nutrientFacts, type NutrientCode } from '@allenio/contract/aliments'
import { withoutNoise } from '../decimals.ts'

/** The fields of a table of foods that hold numbers. */
export const tableFigures = [
  'kcal',
  'kilojoules',
  'protein',
  'carbs',
  'lipids',
  'salt',
  'servingGrams',
  'density',
  'ediblePart',
  'cookingFactor',
] as const
export type TableFigure = (typeof tableFigures)[number] | NutrientCode

export type FigureUnit = 'kcal' | 'kJ' | 'g' | 'mg' | 'µg' | 'g/ml' | '%' | ''

const units = {
  kcal: 'kcal',
  kilojoules: 'kJ',
  protein: 'g',
  carbs: 'g',
  lipids: 'g',
  salt: 'g',
  servingGrams: 'g',
  density: 'g/ml',
  ediblePart: '%',
  cookingFactor: '',
} as const satisfies Record<(typeof tableFigures)[number], FigureUnit>

export const unitOfFigure = (figure: TableFigure): FigureUnit =>
  figure in units ? units[figure as keyof typeof units] : nutrientUnit(figure)

const nutrientUnit = (figure: TableFigure): FigureUnit => nutrientFacts[figure as NutrientCode].unit

/** How people write the units, and how much of the field's own unit each is. */
const factors: Readonly<Record<FigureUnit, Readonly<Record<string, number>>>> = {
  kcal: { kcal: 1, cal: 1, kilocalorie: 1 },
  kJ: { kj: 1, kilojoule: 1 },
  g: { kg: 1e3, g: 1, gr: 1, grammi: 1, grams: 1, mg: 1e-3, mcg: 1e-6, ug: 1e-6 },
  mg: { g: 1e3, gr: 1e3, mg: 1, mcg: 1e-3, ug: 1e-3 },
  µg: { g: 1e6, mg: 1e3, mcg: 1, ug: 1 },
  'g/ml': { 'g/ml': 1, 'kg/l': 1, 'g/cm3': 1 },
  '%': { '%': 1 },
  '': {},
}

const longestCell = 40
const cellForm = /^([-+−]?)((?:\d[\d.,'’\s]*)?(?:[.,]?\d))(?:e([-+]?\d{1,2}))?[\s]*([^\d\s].*)?$/i

/**
 * The number of a cell, in the unit of its field: '12,5', '1.234,5', '12 g', '0,4 mg' of grams. Nothing of '<0,5', 'tracce' or of a unit
 * that is another thing's, because the amount is not known.
 */
export function parseTableFigure(text: string, figure: TableFigure): number | undefined {
  if (text.length > longestCell) return undefined
  const [, sign, digits = '', exponent = '0', unitText = ''] = cellForm.exec(text) ?? []
  const unit = unitOfFigure(figure)
  const number = parseDecimal(digits.replaceAll(/[\s'’]/g, ''), unit)
  const factor = unitText === '' ? 1 : factors[unit][unitText.trim().toLowerCase().replaceAll(/[µμ]/g, 'u')]
  if (number === undefined || factor === undefined) return undefined
  const amount = withoutNoise(number * 10 ** Number(exponent) * factor)
  return sign === '-' || sign === '−' ? -amount : amount
}

function parseDecimal(digits: string, unit: FigureUnit): number | undefined {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (last < 0) return digits === '' ? undefined : Number(digits)
  const [whole, decimals] = [digits.slice(0, last), digits.slice(last + 1)]
  const sign = digits.charAt(last)
  const isGrouped = /^[1-9]\d{0,2}$/.test(whole.split(/[.,]/)[0] ?? '') && /^\d{1,3}(?:[.,]\d{3})*$/.test(whole) && decimals.length === 3
  if (whole.includes(sign)) return isGrouped && !whole.includes(sign === '.' ? ',' : '.') ? Number(digits.replaceAll(sign, '')) : undefined
  // kilojoules are whole and mostly above a thousand: 1.046 of them are the energy of a biscuit
  if (unit === 'kJ' && isGrouped) return Number(`${whole}${decimals}`)
  if (/[.,]/.test(whole) && !/^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(whole)) return undefined
  return Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals}`)
}
