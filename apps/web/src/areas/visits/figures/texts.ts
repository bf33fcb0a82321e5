import type { Language } from '@allenio/contract'
import type { MeasureCell, MeasureUnit } from '@allenio/contract/visits'
import { formatDecimal, formatPercent } from '@allenio/domain/formats'
import { measureOf, measureUnitSigns } from '@allenio/domain/visits'
import { signed } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { withUnit } from '#ui/change'
import { useFigureWords } from './words.ts'

/** The value of a measure; of a part of the body also in percent of the weight. */
export interface MeasureFigure {
  value: number
  percent?: number | undefined
}

/** The unit as it is written beside a figure, alike in both languages. */
export const unitSign = (unit: MeasureUnit): string => measureUnitSigns[unit]

const withSign = (figure: string, unit: MeasureUnit) => (unit === 'degree' ? `${figure}°` : withUnit(figure, unitSign(unit)))

/** '15,2 kg (21,3%)', '84,5 cm', '5,6°'. */
export function measureText(language: Language, cell: MeasureCell, { value, percent }: MeasureFigure): string {
  const { unit, decimals } = measureOf(cell)
  const text = withSign(formatDecimal(language, value, { most: decimals }), unit)
  return percent === undefined ? text : `${text} (${formatPercent(language, percent)})`
}

/** '−1,2 kg'; '0 kg' where nothing is left of it once it is rounded as the measure is. */
export function changeText(language: Language, cell: MeasureCell, difference: number): string {
  const { unit, decimals } = measureOf(cell)
  // the rest that binary fractions leave behind is no change
  const rounded = Number(difference.toFixed(decimals))
  return withSign(
    signed(rounded, value => formatDecimal(language, value, { most: decimals })),
    unit,
  )
}

/** Writes the value of a measure in the person's language. */
export function useMeasureText(): (cell: MeasureCell, figure: MeasureFigure) => string {
  const language = useLanguage()
  return (cell, figure) => measureText(language, cell, figure)
}

/** Writes by how much a measure rose or fell, in its unit. */
export function useChangeText(): (cell: MeasureCell, difference: number) => string {
  const language = useLanguage()
  return (cell, difference) => changeText(language, cell, difference)
}

/** '2 kg less': by how much a figure differs from the visit before, in plain words; undefined where there is nothing to compare with. */
export function useChangeInWords(): (change: number | undefined, write: (value: number) => string) => string | undefined {
  const t = useFigureWords()
  return (change, write) => {
    if (change === undefined) return undefined
    const amount = Math.round(Math.abs(change) * 10) / 10
    if (amount === 0) return t('same')
    return t(change < 0 ? 'less' : 'more', { value: write(amount) })
  }
}
