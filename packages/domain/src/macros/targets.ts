import type { MacroContent, MacroDay, MacroUnit, ResolvedDay } from '@allenio/contract/macros'
import { kcalPerGram, macroEnergy, macroPercents, macros, roundTotal, type Macro, type MacroFigures } from '@allenio/domain/aliments'

/** The macro that takes what the others leave, if there is one. */
export const restOf = (day: Pick<MacroDay, Macro>): Macro | null => macros.find(macro => day[macro] === null) ?? null

/** The targets of a macro in grams, by a weight where they are typed for a kilogram. */
export const resolveDays = ({ unit, days }: Pick<MacroContent, 'unit' | 'days'>, weightKg: number | null): ResolvedDay[] =>
  days.map(day => resolveDay(day, unit, weightKg))

export function resolveDay(day: MacroDay, unit: MacroUnit, weightKg: number | null): ResolvedDay {
  const { dayType, fiber, water } = day
  const base = { dayType, fiber, water }
  const grams = gramsOf(day, unit, weightKg)
  if (grams === null) return { ...base, kcal: day.kcal, protein: null, carbs: null, lipids: null, percents: null }
  const rounded = mapMacros(macro => roundTotal(grams[macro]))
  const kcal = day.kcal ?? macroEnergy(rounded).total
  const percents = unit === 'percent' ? typedPercents(day) : macroPercents(rounded, kcal)
  return { ...base, kcal, ...rounded, percents }
}

/** Percents as they were typed: grams are rounded, so that those worked out of them may lie a little below. */
function typedPercents(day: MacroDay): MacroFigures {
  const rest = 100 - sumOf(macro => day[macro] ?? 0)
  return mapMacros(macro => day[macro] ?? Math.max(0, roundTotal(rest)))
}

function gramsOf(day: MacroDay, unit: MacroUnit, weightKg: number | null): MacroFigures | null {
  if (unit === 'percent') {
    const { kcal } = day
    if (kcal === null) return null
    const percents = typedPercents(day)
    return mapMacros(macro => (kcal * percents[macro]) / 100 / kcalPerGram[macro])
  }
  const factor = unit === 'grams' ? 1 : weightKg
  if (factor === null) return null
  const typed = (macro: Macro) => (day[macro] ?? 0) * factor
  if (restOf(day) !== null && day.kcal === null) return null
  const left = (day.kcal ?? 0) - sumOf(macro => typed(macro) * kcalPerGram[macro])
  // a heavy person's grams per kg may leave nothing
  return mapMacros(macro => (day[macro] === null ? Math.max(0, left) / kcalPerGram[macro] : typed(macro)))
}

const mapMacros = (figureOf: (macro: Macro) => number): MacroFigures => ({
  protein: figureOf('protein'),
  carbs: figureOf('carbs'),
  lipids: figureOf('lipids'),
})

const sumOf = (figureOf: (macro: Macro) => number): number => figureOf('protein') + figureOf('carbs') + figureOf('lipids')
