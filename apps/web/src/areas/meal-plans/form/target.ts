import { kcalPerGram, macros, type Macro, type MacroFigures } from '@allenio/domain/aliments'
import { decimalOf } from '#ui/decimal-field'

/** The target as it is typed. */
export type TargetTexts = Readonly<Record<'kcal' | Macro, string>>

/** A figure that was typed: null where nothing is, undefined where it is no number. */
export function figureOf(name: keyof TargetTexts, text: string): number | null | undefined {
  if (text.trim() === '') return null
  return decimalOf(text, name === 'kcal' ? 0 : 1)
}

const tenth = (value: number): number => Math.round(value * 10) / 10

export interface PercentSum {
  sum: number
  /** The macros without a figure. */
  missing: readonly Macro[]
  /** The one macro without a figure would get this. */
  rest: { macro: Macro; percent: number } | null
}

/** The sum of the percents; null before the first is typed. */
export function percentSum(texts: TargetTexts): PercentSum | null {
  const missing = macros.filter(macro => typeof figureOf(macro, texts[macro]) !== 'number')
  if (missing.length === macros.length) return null
  const sum = tenth(macros.reduce((total, macro) => total + (figureOf(macro, texts[macro]) ?? 0), 0))
  const [macro] = missing
  return { sum, missing, rest: macro && missing.length === 1 && sum <= 100 ? { macro, percent: tenth(100 - sum) } : null }
}

/** Whether the percents cannot be right: those of all macros make 100, and those of some no more than that. */
export const isOffHundred = ({ sum, missing }: PercentSum): boolean => sum > 100 || (missing.length === 0 && sum !== 100)

/** The percents in grams; null as long as kcal or a percent is missing. */
export function gramsOf(texts: TargetTexts): MacroFigures | null {
  const kcal = figureOf('kcal', texts.kcal)
  if (!kcal) return null
  const figures = macros.map(macro => figureOf(macro, texts[macro]))
  if (figures.some(figure => typeof figure !== 'number')) return null
  const [protein = 0, carbs = 0, lipids = 0] = macros.map((macro, at) => ((figures[at] ?? 0) * kcal) / 100 / kcalPerGram[macro])
  return { protein, carbs, lipids }
}

/** Percents with one decimal that make exactly 100: carbs take what rounding leaves. */
export function roundedPercents({ protein, carbs, lipids }: MacroFigures): MacroFigures | null {
  const sum = protein + carbs + lipids
  if (sum <= 0) return null
  const [roundProtein, roundLipids] = [tenth((protein * 100) / sum), tenth((lipids * 100) / sum)]
  return { protein: roundProtein, carbs: tenth(100 - roundProtein - roundLipids), lipids: roundLipids }
}
