import { addDays, addMonths } from '@allenio/domain/days'

export interface Month {
  month: string
  total: number
}

/** How many there were at each month's end; of the month that is running, today. */
export const growthPoints = (months: readonly Month[], today: string): { day: string; value: number }[] =>
  months.map(({ month, total }) => {
    const end = addDays(addMonths(`${month}-01`, 1), -1)
    return { day: end < today ? end : today, value: total }
  })

/** Against the end of the first month that is shown. */
export const growthOf = (months: readonly Month[]): number => (months.at(-1)?.total ?? 0) - (months[0]?.total ?? 0)
