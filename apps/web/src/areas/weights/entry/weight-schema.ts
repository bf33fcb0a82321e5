import { earliestRecordDay, recordNoteMaxLength } from '@allenio/contract/client-records'
import { weightRange } from '@allenio/contract/weights'
import { addDays, isDay } from '@allenio/domain/days'
import { readWeight } from '@allenio/domain/typed-values'
import { z } from 'zod'
import { useToday } from '#shell'
import type { useSubmitForm } from '#lib/forms'
import { useWeightWords } from '../words.ts'

export type WeightWords = ReturnType<typeof useWeightWords>

/** The message about a typed weight that is not valid. */
export function kgFault(text: string, t: WeightWords): string | undefined {
  const kg = readWeight(text)
  if (kg === undefined) return t('needKg')
  return kg < weightRange.min || kg > weightRange.max ? t('range', weightRange) : undefined
}

/** A client in another zone may be a day ahead of us; the server knows. */
const lastPossibleDay = (today: string) => addDays(today, 1)

export function dayFault(day: string | undefined, { t, today }: { t: WeightWords; today: string }): string | undefined {
  if (!day || !isDay(day)) return t('needDay')
  if (day > lastPossibleDay(today)) return t('future')
  return day < earliestRecordDay ? t('dayUnclear') : undefined
}

const schema = z.object({
  kg: z.string().transform(text => readWeight(text) ?? 0),
  day: z.string(),
  note: z.string().trim().max(recordNoteMaxLength),
})

/** The typed texts are checked with sentences of their own: those of the contract's schema are worded by the server. */
export function useWeightSchema() {
  const t = useWeightWords()
  const today = useToday()
  return { schema, check: ({ kg, day }: z.input<typeof schema>) => ({ kg: kgFault(kg, t), day: dayFault(day, { t, today }) }) }
}

/** The fields need these parts of the form, whatever call it makes. */
export type WeightForm = Pick<ReturnType<typeof useSubmitForm<z.input<typeof schema>, z.output<typeof schema>>>, 'control' | 'field'>
