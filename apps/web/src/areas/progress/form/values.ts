import { earliestRecordDay } from '@allenio/contract/clients'
import { isDay } from '@allenio/domain/days'
import { parseWeight } from '@allenio/domain/typed-values'
import { weightRange } from '@allenio/contract/weights'
import type { Progress } from '@allenio/contract/progress'
import type { ProgressWords } from '../words.ts'

/** The values as texts of the fields. */
export interface ProgressValues {
  day: string
  kg: string
  note: string
}

export const emptyValues = (today: string): ProgressValues => ({ day: today, kg: '', note: '' })

export const valuesOf = ({ day, kg, note }: Progress, textOf: (value: number) => string): ProgressValues => ({
  day,
  kg: kg === null ? '' : textOf(kg),
  note,
})

export const fieldsOf = ({ day, kg, note }: ProgressValues) => {
  const kilograms = parseWeight(kg)
  return { day, note: note.trim(), ...(kilograms !== undefined && { kg: kilograms }) }
}

/** Finds what the server would refuse before anything is sent. */
export function faultsOf(
  { day, kg }: ProgressValues,
  { t, latestDay }: { t: ProgressWords; latestDay: string },
): Partial<Record<keyof ProgressValues, string>> {
  const kilograms = parseWeight(kg)
  const ofDay = !isDay(day) ? t('dayMissing') : day > latestDay ? t('dayFuture') : day < earliestRecordDay ? t('dayEarly') : undefined
  const ofKg =
    kg.trim() === ''
      ? undefined
      : kilograms === undefined
        ? t('kgNumber')
        : kilograms < weightRange.min || kilograms > weightRange.max
          ? t('kgRange', weightRange)
          : undefined
  return { ...(ofDay && { day: ofDay }), ...(ofKg && { kg: ofKg }) }
}

export function parseValues(value: unknown): ProgressValues | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { day, kg, note } = value as Record<string, unknown>
  return typeof day === 'string' && typeof kg === 'string' && typeof note === 'string' ? { day, kg, note } : undefined
}
