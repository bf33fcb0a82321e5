import { earliestRecordDay, recordNoteMaxLength } from '@allenio/contract/client-records'
import { weightRange } from '@allenio/contract/weights'
import { addDays } from '@allenio/domain/days'
import { z } from 'zod'
import { decimalOf } from '#ui/decimal-field'
import type { useWeightWords } from '../words.ts'

export type WeightWords = ReturnType<typeof useWeightWords>

/** The message about a typed weight that is not valid. */
export function kgFault(text: string, t: WeightWords): string | undefined {
  const kg = decimalOf(text)
  if (kg === undefined) return t('needKg')
  return kg < weightRange.min || kg > weightRange.max ? t('range', weightRange) : undefined
}

/** A client in another zone may be a day ahead of us; the server knows. */
const lastPossibleDay = (today: string) => addDays(today, 1)

export function dayFault(day: string | undefined, { t, today }: { t: WeightWords; today: string }): string | undefined {
  if (!day) return t('needDay')
  if (day > lastPossibleDay(today)) return t('future')
  return day < earliestRecordDay ? t('dayUnclear') : undefined
}

/** A schema for the typed texts, with sentences of its own: those of the contract's schema are worded by the server. */
export const weightSchema = (t: WeightWords, today: string) =>
  z.object({
    kg: z.string().transform((text, context) => {
      const fault = kgFault(text, t)
      if (fault) context.addIssue({ code: 'custom', message: fault })
      return decimalOf(text) ?? 0
    }),
    day: z.string().superRefine((day, context) => {
      const fault = dayFault(day, { t, today })
      if (fault) context.addIssue({ code: 'custom', message: fault })
    }),
    note: z.string().trim().max(recordNoteMaxLength),
  })

export type WeightSchema = ReturnType<typeof weightSchema>
