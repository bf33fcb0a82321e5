import { useMemo } from 'react'
import { useFormats } from '#lib/formats'
import { withUnit } from '#ui/change'
import type { DayTick } from './day-ticks.ts'

/** Formats the numbers and days of a chart. */
export function useFigures(unit: string, decimals: number) {
  const { decimal, day } = useFormats()
  return useMemo(
    () => ({
      /** 69,8 */
      bare: (value: number) => decimal(value, { most: decimals }),
      /** 69,8 kg; 18% */
      whole: (value: number) => withUnit(decimal(value, { most: decimals }), unit),
      day,
      tick: ({ day: at, grain }: DayTick) => {
        const [date = '', month = '', year = ''] = day(at).split(' ')
        if (grain === 'day') return `${date} ${month}`
        if (grain === 'year') return year
        return at.slice(5, 7) === '01' ? `${month} ${year}` : month
      },
    }),
    [decimal, day, unit, decimals],
  )
}

export type Figures = ReturnType<typeof useFigures>
