import type { ClientMetric, MetricPoint } from '@allenio/contract/metrics'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { LineChart } from '#ui/chart'
import { Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { useFormatValue } from '../data.ts'
import { useWords } from '../words.ts'

interface MetricChartProps {
  metric: ClientMetric
  points: readonly (z.output<typeof MetricPoint> & { isFromWorkout?: boolean })[]
  height: number
  head?: ReactNode
  hasTable?: boolean
}

export function MetricChart({ metric, points, height, head, hasTable }: MetricChartProps) {
  const t = useWords()
  const formatValue = useFormatValue()
  const { target, name, unit, decimals } = metric
  const series = useMemo(() => [{ key: 'value', label: name, points: points.map(({ day, value }) => ({ day, value })) }], [name, points])
  const computed = points.filter(({ isFromWorkout }) => isFromWorkout).length
  const chart = (
    <LineChart
      label={t('chart', { name })}
      series={series}
      unit={unit}
      decimals={decimals}
      height={height}
      head={head}
      hasTable={hasTable ?? true}
      target={target === null ? undefined : { value: target, label: `${t('target')} ${formatValue(target, metric)}` }}
    />
  )
  if (computed === 0) return chart
  return (
    <Stack gap={8}>
      {chart}
      <Text size="small" tone={3}>
        {t(computed === points.length ? 'allFromWorkouts' : 'someFromWorkouts')}
      </Text>
    </Stack>
  )
}
