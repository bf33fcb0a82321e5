import { earliestRecordDay } from '@allenio/contract/clients'
import type { Metric } from '@allenio/contract/metrics'
import { addDays, isDay } from '@allenio/domain/days'
import { fittingValue } from '@allenio/domain/metrics'
import { decimalOf } from '#ui/decimal-field'
import type { MetricWords } from '../words.ts'

export type MetricBounds = Pick<Metric, 'min' | 'max' | 'decimals' | 'unit'>
type FormatDecimal = (value: number, decimals?: { most?: number }) => string

/** The message about a typed value that is not valid. */
export function valueFault(
  text: string,
  metric: MetricBounds,
  { t, decimal }: { t: MetricWords; decimal: FormatDecimal },
): string | undefined {
  const value = decimalOf(text, metric.decimals)
  if (value === undefined) return t('needValue')
  if (fittingValue(metric, value) !== undefined) return undefined
  return t('range', { min: decimal(metric.min), max: decimal(metric.max), unit: metric.unit }).trim()
}

export function dayFault(day: string, { t, today }: { t: MetricWords; today: string }): string | undefined {
  if (!isDay(day)) return t('needDay')
  // a client in another zone may be a day ahead of us; the server knows
  if (day > addDays(today, 1)) return t('future')
  return day < earliestRecordDay ? t('early') : undefined
}

export type TypedValues = Readonly<Record<string, string>>

/** The metrics with a typed value, in the order of the fields. */
export const listFilled = <Each extends Pick<Metric, 'kind'>>(metrics: readonly Each[], texts: TypedValues): Each[] =>
  metrics.filter(({ kind }) => (texts[kind] ?? '').trim() !== '')

/** Puts the server's message for 'entries.2.value' at the field of the third value. */
export function faultsByKind(errors: Readonly<Record<string, string>>, kinds: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, sentence]) => {
      const [, index = '', part = ''] = /^entries\.(\d+)\.(\w+)$/.exec(field) ?? []
      const kind = index === '' ? undefined : kinds[Number(index)]
      return kind === undefined ? [] : [[part === 'day' ? 'day' : kind, sentence]]
    }),
  )
}
