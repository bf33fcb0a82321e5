import type { MacroUnit } from '@allenio/contract/macros'
import { kcalPerGram, macroEnergy, macros } from '@allenio/domain/aliments'
import type { Macro } from '@allenio/domain/aliments'
import { figureOf } from './values.ts'
import type { DayTexts, NumberText } from './values.ts'

interface UnitChange {
  from: MacroUnit
  to: MacroUnit
  /** The weight that grams per kg are told by. */
  weightKg: number
  write: NumberText
}

const decimals = { percent: 1, grams: 1, 'grams per kg': 2 } as const satisfies Record<MacroUnit, number>

/**
 * The typed day in another unit: each macro goes through its grams, percents through the kcal. Where percents are wanted and no kcal
 * was typed, it is what the macros add up to. What cannot be worked out is left empty.
 */
export function changeUnit(texts: DayTexts, { from, to, weightKg, write }: UnitChange): DayTexts {
  if (from === to) return texts
  const typed = (name: Macro | 'kcal') => figureOf(name, texts[name]) ?? null
  const typedKcal = typed('kcal')
  const grams = (macro: Macro) => gramsOf(typed(macro), { macro, unit: from, weightKg, kcal: typedKcal })
  const sum =
    texts.rest === null
      ? macroEnergy({ protein: grams('protein') ?? 0, carbs: grams('carbs') ?? 0, lipids: grams('lipids') ?? 0 }).total
      : null
  const kcal = typedKcal ?? (to === 'percent' && sum !== null && sum > 0 ? Math.round(sum) : null)
  const converted = (macro: Macro) => {
    const amount = texts.rest === macro ? null : grams(macro)
    const figure = amount === null ? null : figureIn(amount, { macro, unit: to, weightKg, kcal })
    return figure === null ? '' : write(Number(figure.toFixed(decimals[to])))
  }
  return {
    ...texts,
    kcal: kcal === null ? texts.kcal : write(kcal),
    protein: converted('protein'),
    carbs: converted('carbs'),
    lipids: converted('lipids'),
  }
}

interface Measure {
  macro: Macro
  unit: MacroUnit
  weightKg: number
  kcal: number | null
}

export function gramsOf(figure: number | null, { macro, unit, weightKg, kcal }: Measure): number | null {
  if (figure === null || unit === 'grams') return figure
  if (unit === 'grams per kg') return figure * weightKg
  return kcal === null ? null : (kcal * figure) / 100 / kcalPerGram[macro]
}

function figureIn(grams: number, { macro, unit, weightKg, kcal }: Measure): number | null {
  if (unit === 'grams') return grams
  if (unit === 'grams per kg') return weightKg > 0 ? grams / weightKg : null
  return kcal ? (grams * kcalPerGram[macro] * 100) / kcal : null
}

/** The macro that was the rest gets the figure that it came to, so that it may be changed. */
export function withoutRest(
  texts: DayTexts,
  { amount, ...measure }: Omit<Measure, 'macro' | 'kcal'> & { amount: number | null; write: NumberText },
): DayTexts {
  const macro = macros.find(each => each === texts.rest)
  if (!macro) return texts
  const kcal = figureOf('kcal', texts.kcal) ?? null
  const figure = amount === null ? null : figureIn(amount, { macro, unit: measure.unit, weightKg: measure.weightKg, kcal })
  return { ...texts, rest: null, [macro]: figure === null ? '' : measure.write(Number(figure.toFixed(decimals[measure.unit]))) }
}
