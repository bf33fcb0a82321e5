import type { WrittenFigures, FoodDetail } from '@allenio/contract/aliments'
import { nutrientCodes } from '@allenio/contract/forms/aliments'
import { kilojoulesPerKcal, sodiumMgPerGramOfSalt } from '@allenio/domain/aliments'
import { z } from 'zod'
import { decimalOf } from '#ui/decimal-field'

export const basisKinds = ['per 100 g', 'per 100 ml', 'per serving'] as const

/** Figures as they are typed, with comma or full stop; an empty text is a figure that is not known. */
export const figureTexts = z.object({
  basis: z.object({ kind: z.enum(basisKinds), grams: z.string() }),
  kcal: z.string(),
  protein: z.string(),
  carbs: z.string(),
  carbsKind: z.enum(['without fiber', 'with fiber']),
  lipids: z.string(),
  nutrients: z.record(z.enum(nutrientCodes), z.string()),
})
export type FigureTexts = z.output<typeof figureTexts>

/** A number as the person's language writes it. */
export type NumberText = (value: number) => string

/** NaN is a text that is no number, which the rules refuse. */
export const numberOf = (text: string): number | null => (text.trim() === '' ? null : (decimalOf(text) ?? Number.NaN))

export const textOfNumber = (value: number | null | undefined, write: NumberText): string =>
  value === null || value === undefined ? '' : write(value)

// each code has its text, which the compiler does not say of entries
const nutrientTexts = (textOf: (code: (typeof nutrientCodes)[number]) => string) =>
  Object.fromEntries(nutrientCodes.map(code => [code, textOf(code)])) as FigureTexts['nutrients']

export const emptyFigures = (): FigureTexts => ({
  basis: { kind: 'per 100 g', grams: '' },
  kcal: '',
  protein: '',
  carbs: '',
  carbsKind: 'without fiber',
  lipids: '',
  nutrients: nutrientTexts(() => ''),
})

/** The figures of a food, which are stored per 100 g. */
export const figureTextsOf = (food: FoodDetail, write: NumberText): FigureTexts => ({
  ...emptyFigures(),
  kcal: textOfNumber(food.kcal, write),
  protein: textOfNumber(food.protein, write),
  carbs: textOfNumber(food.carbs, write),
  carbsKind: food.carbsIncludeFiber ? 'with fiber' : 'without fiber',
  lipids: textOfNumber(food.lipids, write),
  nutrients: nutrientTexts(code => textOfNumber(food.nutrients[code], write)),
})

/** The figures as a call sends them, and as the rules judge them. */
export function writtenFigures(figures: FigureTexts, density: string): WrittenFigures {
  const { kcal, protein, carbs, carbsKind, lipids, nutrients } = figures
  const typedNutrients = nutrientCodes.flatMap(code => {
    const figure = numberOf(nutrients[code])
    return figure === null ? [] : [[code, figure] as const]
  })
  return {
    basis: basisOf(figures, density),
    kcal: numberOf(kcal),
    protein: numberOf(protein),
    carbs: numberOf(carbs),
    carbsKind,
    lipids: numberOf(lipids),
    nutrients: Object.fromEntries(typedNutrients),
  }
}

function basisOf({ basis: { kind, grams } }: FigureTexts, density: string): WrittenFigures['basis'] {
  switch (kind) {
    case 'per 100 g':
      return { kind }
    case 'per 100 ml':
      return { kind, density: numberOf(density) ?? Number.NaN }
    case 'per serving':
      return { kind, grams: numberOf(grams) ?? Number.NaN }
    default:
      return kind satisfies never
  }
}

interface View {
  /** Reads the other unit; nothing if it is no number. */
  parse: (text: string) => string | undefined
  write: (text: string) => string
}

/** One stored figure, written in another unit: whichever is typed, the other follows. */
const viewOf = (perUnit: number, decimals: number, write: NumberText): View => ({
  parse: text => {
    const typed = decimalOf(text, decimals)
    return typed === undefined ? undefined : write(rounded(typed / perUnit, 4))
  },
  write: text => {
    const stored = decimalOf(text)
    return stored === undefined ? text : write(rounded(stored * perUnit, decimals))
  },
})

export const kilojouleView = (write: NumberText): View => viewOf(kilojoulesPerKcal, 0, write)
/** For the unit that nobody typed in: a text that is no number stands in the other field alone. */
export const numbersAlone = ({ parse, write }: View): View => ({ parse, write: text => (decimalOf(text) === undefined ? '' : write(text)) })
/** Kilocalories that were computed of kilojoules are stored as exactly as they are, and shown as labels print them. */
export const kcalView = (write: NumberText): View => ({ parse: text => text, write: viewOf(1, 1, write).write })
export const saltView = (write: NumberText): View => viewOf(1 / sodiumMgPerGramOfSalt, 3, write)

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals))
