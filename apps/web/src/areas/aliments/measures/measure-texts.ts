import type { FoodMeasure } from '@allenio/contract/aliments'
import { foodLimits } from '@allenio/contract/forms/aliments'
import { z } from 'zod'
import { numberOf, textOfNumber } from '../form/figure-texts.ts'
import type { NumberText } from '../form/figure-texts.ts'

const MeasureName = z.string().max(foodLimits.measureName)

/** Measures as they are typed. */
export const measureTexts = z
  .array(z.object({ name: z.object({ it: MeasureName, en: MeasureName }), amount: z.string(), grams: z.string() }))
  .max(foodLimits.measures)
export type MeasureText = z.output<typeof measureTexts>[number]

export const emptyMeasure = (): MeasureText => ({ name: { it: '', en: '' }, amount: '1', grams: '' })

export const measureTextsOf = (measures: readonly FoodMeasure[], write: NumberText): MeasureText[] =>
  measures.map(({ name, amount, grams }) => ({
    name: { it: name.it, en: name.en },
    amount: textOfNumber(amount, write),
    grams: textOfNumber(grams, write),
  }))

/** A row that nobody has filled in is none. */
export const measuresOf = (texts: readonly MeasureText[]): FoodMeasure[] =>
  texts
    .filter(text => !isBlank(text))
    .map(({ name, amount, grams }) => ({ name, amount: numberOf(amount) ?? 1, grams: numberOf(grams) ?? Number.NaN }))

const isBlank = ({ name, grams }: MeasureText): boolean => [name.it, name.en, grams].every(text => text.trim() === '')

const most = { amount: 10_000, grams: 100_000 } as const

/** A sentence for each field that is wrong, by the place of the field. */
export function measureFaults(texts: readonly MeasureText[], say: (key: 'nameNeeded' | 'notPositive') => string): Record<string, string> {
  return Object.fromEntries(
    texts.flatMap((text, index) => {
      if (isBlank(text)) return []
      const isNamed = text.name.it.trim() !== '' || text.name.en.trim() !== ''
      return [
        ...(isNamed ? [] : [[`measures.${index}.name.it`, say('nameNeeded')]]),
        ...(['amount', 'grams'] as const).flatMap(field =>
          isAmount(text[field], most[field]) ? [] : [[`measures.${index}.${field}`, say('notPositive')]],
        ),
      ]
    }),
  )
}

const isAmount = (text: string, atMost: number): boolean => {
  const amount = numberOf(text)
  return amount !== null && amount > 0 && amount <= atMost
}
