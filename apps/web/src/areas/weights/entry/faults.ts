import { earliestRecordDay } from '@allenio/contract/clients'
import { weightRange } from '@allenio/contract/weights'
import { addDays, isDay } from '@allenio/domain/days'
import { parseWeight } from '@allenio/domain/typed-values'
import type { useWeightWords } from '../words.ts'

export type WeightWords = ReturnType<typeof useWeightWords>

/** The message about a typed weight that is not valid. */
export function kgFault(text: string, t: WeightWords): string | undefined {
  const kg = parseWeight(text)
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
