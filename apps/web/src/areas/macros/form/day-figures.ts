import type { MacroUnit, ResolvedDay } from '@allenio/contract/macros'
import { isAboveHundred, macros, planEnergyDifference, roundTotal } from '@allenio/domain/aliments'
import type { EnergyDifference } from '@allenio/domain/aliments'
import { resolveDay } from '@allenio/domain/macros'
import { figureOf, parseDay } from './values.ts'
import type { DayTexts } from './values.ts'

export interface DayFigures {
  target: ResolvedDay
  /** The typed kcal and those of the macros, where they differ. */
  difference: EnergyDifference | null
  /** The typed percents add up to this; null where that is a hundred. */
  percentSum: number | null
  isAbove: boolean
  /** Something is typed, and nothing below zero. */
  hasAny: boolean
}

/** The weight to tell grams per kg by, as it was typed. */
export function exampleWeightOf(text: string): number | null {
  const kg = figureOf('exampleKg', text)
  return kg && kg > 0 ? kg : null
}

/** Adds up a day while it is typed. A sum that does not agree is a warning: it keeps nobody from saving. */
export function dayFigures(texts: DayTexts, { unit, weightKg }: { unit: MacroUnit; weightKg: number | null }): DayFigures {
  const day = parseDay(texts)
  const target = resolveDay(day, unit, weightKg)
  const { protein, carbs, lipids } = target
  const isKnown = protein !== null && carbs !== null && lipids !== null
  const hasMacros = macros.some(macro => texts.rest !== macro && texts[macro].trim() !== '')
  const typedPercents = { protein: day.protein ?? 0, carbs: day.carbs ?? 0, lipids: day.lipids ?? 0 }
  const percentSum = roundTotal(typedPercents.protein + typedPercents.carbs + typedPercents.lipids)
  const isAbove = unit === 'percent' && isAboveHundred(typedPercents)
  // percents of the kcal differ from it only where they do not make a hundred, which is said better in percent
  const isCompared = unit !== 'percent' && hasMacros && isKnown && day.kcal !== null
  return {
    target,
    difference: isCompared ? planEnergyDifference({ protein, carbs, lipids }, day.kcal ?? 0) : null,
    percentSum: unit === 'percent' && hasMacros && (isAbove || (texts.rest === null && percentSum < 100)) ? percentSum : null,
    isAbove,
    hasAny:
      (hasMacros || day.kcal !== null) && ![day.kcal, ...macros.map(macro => day[macro])].some(figure => figure !== null && figure < 0),
  }
}

/** 14 g of fibre for 1,000 kcal: the adequate intake of the Institute of Medicine (2005). */
export const suggestedFiber = (kcal: number | null): number | null => (kcal === null ? null : Math.round((kcal / 1000) * 14))
