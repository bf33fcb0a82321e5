import type { ValueRow } from '@allenio/domain/visits'
import { useMemo } from 'react'
import { useIsMobile } from '#lib/device'
import { LineChart } from '#ui/chart'
import { EmptyState } from '#ui/empty-state'
import { Select } from '#ui/select'
import { lastOfEachDay, withMethodGaps } from '../figures/method-gaps.ts'
import { useNamedRows } from './named-rows.ts'
import { useValueWords } from './words.ts'

interface ValueChartProps {
  /** The days of the visits, newest first. */
  days: readonly string[]
  rows: readonly ValueRow[]
  row: ValueRow
  onChoose: (key: string) => void
}

/** The curve of one field or formula over all visits, with its table. */
export function ValueChart({ days, rows, row, onChoose }: ValueChartProps) {
  const t = useValueWords()
  const isMobile = useIsMobile()
  const nameOf = useNamedRows()
  const series = useMemo(() => {
    const points = row.values.flatMap((value, at) => {
      return [value, ...(value?.earlier ?? [])].flatMap(each => {
        const day = each?.day ?? days[at]
        return each?.value !== undefined && day !== undefined ? [{ day, value: each.value, method: each.method }] : []
      })
    })
    // laboratory values have days of their own, which may differ from those of their visits
    const byDay = points.toReversed().toSorted((one, other) => one.day.localeCompare(other.day))
    return [{ key: row.key, label: row.name, points: withMethodGaps(lastOfEachDay(byDay)) }]
  }, [row, days])
  return (
    <LineChart
      label={t('chartOf', { name: nameOf(row) })}
      unit={row.unit}
      decimals={row.decimals}
      series={series}
      height={isMobile ? 220 : 280}
      empty={<EmptyState level={3} title={t('oneValue')} />}
      head={
        <Select
          label={t('chart')}
          labelHidden
          value={row.key}
          onChange={({ target }) => onChoose(target.value)}
          options={rows.map(each => ({ value: each.key, label: nameOf(each) }))}
        />
      }
    />
  )
}
