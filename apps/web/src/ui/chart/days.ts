// Days are calculated by their dates alone, so that a change of daylight saving time cannot lose or double one.

const dayMs = 86_400_000

export const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
export const later = (day: string, days: number): string => dayOf(timeOf(day) + days * dayMs)
export const daysBetween = (from: string, to: string): number => Math.round((timeOf(to) - timeOf(from)) / dayMs)

/** The next Monday, or today if it is a Monday. */
export const mondayFrom = (day: string): string => later(day, (8 - new Date(timeOf(day)).getUTCDay()) % 7)

/** The first day of the month that is `months` later. */
export function monthLater(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return dayOf(Date.UTC(year, month - 1 + months))
}
