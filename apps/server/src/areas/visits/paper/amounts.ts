import type { Language } from '@allenio/contract'
import type { MeasureCell, MeasuredFigures } from '@allenio/contract/visits'
import { formatDecimal, formatSigned } from '@allenio/domain/formats'
import { measureOf, measureUnitSigns } from '@allenio/domain/visits'

export interface Scale {
  /** The unit as it is printed behind a value; empty where there is none. */
  sign: string
  decimals: number
  /** The least number of decimals, so that figures below each other have equally many; 1 by default. */
  least?: number
}

const decimalsOf = ({ decimals, least = 1 }: Scale) => ({ least: Math.min(least, decimals), most: decimals })

export const percents: Scale = { sign: '%', decimals: 1 }
export const kilograms: Scale = { sign: 'kg', decimals: 1 }
export const kilocalories: Scale = { sign: 'kcal', decimals: 0 }
export const ratios: Scale = { sign: '', decimals: 2, least: 2 }

export function scaleOf(cell: MeasureCell): Scale {
  const { unit, decimals } = measureOf(cell)
  return { sign: measureUnitSigns[unit], decimals }
}

// a figure and its unit stay in one line
const withSign = (figure: string, sign: string): string =>
  sign === '' ? figure : sign === '%' || sign === '°' ? `${figure}${sign}` : `${figure}\u00a0${sign}`

export const printAmount = (value: number, scale: Scale, language: Language): string =>
  withSign(formatDecimal(language, value, decimalsOf(scale)), scale.sign)

interface Change {
  value: number | null | undefined
  before: number | null | undefined
}

/** Prints the difference of two values; empty where one of them is not known. */
export function printChange({ value, before }: Change, scale: Scale, language: Language): string {
  if (typeof value !== 'number' || typeof before !== 'number') return ''
  return withSign(formatSigned(language, value - before, decimalsOf(scale)), scale.sign)
}

/** Prints a value, for a part of the body with its percentage. */
export function printMeasured(cell: MeasureCell, measured: MeasuredFigures, language: Language): string {
  const figure = measured[cell]
  if (!figure) return ''
  const amount = printAmount(figure.value, scaleOf(cell), language)
  return figure.percent === undefined ? amount : `${amount} (${printAmount(figure.percent, percents, language)})`
}
