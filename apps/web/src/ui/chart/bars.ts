import { stack } from 'd3-shape'
import type { Bars } from './bar-chart.tsx'

const colours = ['var(--series)', 'var(--intensity-2)', 'var(--protein)', 'var(--carbohydrate)', 'var(--fat)'] as const

export const barColour = (order: number): string => colours[order % colours.length] ?? colours[0]

export interface Bar {
  /** index of the day */
  index: number
  /** index of the series */
  order: number
  from: number
  to: number
}

/** The bars of each series on each day: from zero up, or on top of the series before it. */
export function barsOf(series: readonly Bars[], isStacked: boolean): Bar[] {
  const valueAt = (index: number, key: string) => series.find(each => each.key === key)?.points[index]?.value ?? 0
  const indexes = series[0]?.points.map((_, index) => index) ?? []
  const stacked = stack<unknown, number, string>()
    .keys(series.map(({ key }) => key))
    .value(valueAt)(indexes)
  return stacked.flatMap((layer, order) =>
    layer.map(([from, to], index) => (isStacked ? { index, order, from, to } : { index, order, from: 0, to: to - from })),
  )
}
