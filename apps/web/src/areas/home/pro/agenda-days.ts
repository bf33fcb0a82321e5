import type { AgendaDays } from '#areas/clients'

type Entry = AgendaDays['entries'][number]

export interface AgendaDay {
  day: string
  entries: Entry[]
  /** The number of all entries of the day, including those that are not shown. */
  count: number
}

/** An entry with an hour comes before one that has the whole day. */
const wholeDay = '24:00'

/** Merges the entries of several areas by day and time. At most `limit` entries are returned, with the number of those left out. */
export function agendaDays(parts: readonly AgendaDays[], limit: number): { days: AgendaDay[]; hiddenCount: number } {
  const counts = new Map<string, number>()
  for (const { day, count } of parts.flatMap(part => part.counts)) counts.set(day, (counts.get(day) ?? 0) + count)
  const entries = parts
    .flatMap(part => part.entries)
    .toSorted((a, b) => a.day.localeCompare(b.day) || (a.time ?? wholeDay).localeCompare(b.time ?? wholeDay))
  const days = [...Map.groupBy(entries.slice(0, limit), ({ day }) => day)].map(([day, entriesOfDay]) => ({
    day,
    entries: entriesOfDay,
    count: Math.max(counts.get(day) ?? 0, entriesOfDay.length),
  }))
  const visibleCount = days.reduce((sum, { entries: { length } }) => sum + length, 0)
  const allCount = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return { days, hiddenCount: Math.max(allCount, entries.length) - visibleCount }
}
