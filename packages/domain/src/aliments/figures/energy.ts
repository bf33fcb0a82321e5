import { boundFigure, divideHalfUp, unitsOf, unitsPerFigure } from '../decimals.ts'

export const macros = ['protein', 'carbs', 'lipids'] as const
export type Macro = (typeof macros)[number]

/** Grams, or kcal, or percents, of each macro. */
export type MacroFigures = Readonly<Record<Macro, number>>

/** Alcohol is no macro: only the energy of a food counts it. */
export const kcalPerGram = { protein: 4, carbs: 4, lipids: 9, alcohol: 7 } as const

export interface MacroEnergy extends MacroFigures {
  total: number
}

/** The kcal of each macro and their sum, each rounded once to 0.1: the sum is not that of the rounded ones. */
export function macroEnergy(grams: MacroFigures): MacroEnergy {
  const units = energyUnits(grams)
  return { ...mapMacros(macro => kcalOfUnits(units[macro])), total: kcalOfUnits(sumMacros(units)) }
}

/**
 * The share of each macro in the kcal of reference (their own sum where there is none), in percent. Shares are floored, so that they pass
 * 100 only against a typed reference; then protein gives one back, and only one.
 */
export function macroPercents(grams: MacroFigures, referenceKcal?: number): MacroFigures {
  const units = energyUnits(grams)
  const reference = referenceKcal === undefined ? sumMacros(units) : unitsOf(boundFigure(referenceKcal))
  const percents = mapMacros(macro => flooredPercent(units[macro], reference))
  return sumMacros(percents) > 100 ? { ...percents, protein: Math.max(0, percents.protein - 1) } : percents
}

/**
 * The percent of the kcal of reference that none of the macros has: fibre, alcohol, a free meal with an estimate. Each share was floored,
 * which alone leaves up to two; as little as that is no rest.
 */
export function percentsRest(percents: MacroFigures): number {
  const rest = 100 - sumMacros(percents)
  return rest > 2 ? rest : 0
}

/** A total as screens show it: to 0.1, never negative. */
export const roundTotal = (value: number): number => kcalOfUnits(unitsOf(boundFigure(value)))

export const sumMacros = ({ protein, carbs, lipids }: MacroFigures): number => protein + carbs + lipids

const mapMacros = (figureOf: (macro: Macro) => number): MacroFigures => ({
  protein: figureOf('protein'),
  carbs: figureOf('carbs'),
  lipids: figureOf('lipids'),
})

const energyUnits = (grams: MacroFigures): MacroFigures => mapMacros(macro => unitsOf(boundFigure(grams[macro])) * kcalPerGram[macro])

const kcalOfUnits = (units: number): number => divideHalfUp(units, unitsPerFigure / 10) / 10

/** Whole numbers are divided, so that an exact 30 % never shows as 29. */
function flooredPercent(part: number, whole: number): number {
  if (whole === 0) return 0
  return (part * 100 - ((part * 100) % whole)) / whole
}
