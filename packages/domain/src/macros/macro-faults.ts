import { macroLimits, type MacroContent, type MacroDay, type MacroUnit, type macroErrors } from '@allenio/contract/macros'
import { kcalPerGram, macros, type Macro } from '@allenio/domain/aliments'
import { hasOneTarget } from './day-types.ts'

/** A fault of a typed macro, at the field that a form marks: 'days', or 'days.0.kcal'. */
export interface MacroFault {
  field: string
  code: keyof typeof macroErrors | 'invalid input'
}

/** Finds the faults that keep a macro from being stored. Sums that only differ from the typed kcal are warnings of the screen. */
export function findMacroFaults({ unit, days }: Pick<MacroContent, 'unit' | 'days'>): MacroFault[] {
  const types = new Set(days.map(({ dayType }) => dayType))
  const isMixed = types.size < days.length || (hasOneTarget(days) && days.length > 1)
  const ofTypes: MacroFault[] = isMixed ? [{ field: 'days', code: 'macro day types' }] : []
  return [
    ...ofTypes,
    ...days.flatMap((day, at) => faultsOfDay(day, unit).map(({ field, code }) => ({ field: `days.${at}.${field}`, code }))),
  ]
}

function faultsOfDay(day: MacroDay, unit: MacroUnit): MacroFault[] {
  const rests = macros.filter(macro => day[macro] === null)
  const tooMuch: MacroFault[] = macros
    .filter(macro => (day[macro] ?? 0) > largest[unit])
    .map(macro => ({ field: macro, code: 'invalid input' }))
  if (rests.length > 1) return [...tooMuch, ...rests.slice(1).map((field): MacroFault => ({ field, code: 'macro two rests' }))]
  if (day.kcal === null && (unit === 'percent' || rests.length > 0)) return [...tooMuch, { field: 'kcal', code: 'macro kcal needed' }]
  const [rest] = rests
  return rest !== undefined && isAbove(day, unit) ? [...tooMuch, { field: rest, code: 'macro above kcal' }] : tooMuch
}

const largest = { percent: macroLimits.percent, grams: macroLimits.grams, 'grams per kg': macroLimits.gramsPerKg } as const

/** The others leave nothing for the rest; for grams per kg only a weight tells. */
function isAbove(day: MacroDay, unit: MacroUnit): boolean {
  const sumOf = (figureOf: (macro: Macro) => number) => macros.reduce((sum, macro) => sum + figureOf(macro), 0)
  if (unit === 'percent') return sumOf(macro => day[macro] ?? 0) > 100
  return unit === 'grams' && sumOf(macro => (day[macro] ?? 0) * kcalPerGram[macro]) > (day.kcal ?? 0)
}
