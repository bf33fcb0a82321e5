import type { DayType, DayTypeWeek } from '@allenio/contract/macros'

interface DayTypeGroup {
  type: DayType
  /** 1 is Monday, 7 Sunday. */
  weekdays: readonly number[]
}

/** The types of a week in the order of their first day. Rest comes last, or else the one of most days, because it goes without saying. */
export function weekGroups(week: NonNullable<DayTypeWeek>): DayTypeGroup[] {
  const groups = [...new Set(week)].map(type => ({ type, weekdays: week.flatMap((each, at) => (each === type ? [at + 1] : [])) }))
  const rest = groups.find(({ type }) => type === 'rest')
  const last = rest ?? groups.toSorted((one, other) => other.weekdays.length - one.weekdays.length)[0]
  return last ? [...groups.filter(group => group !== last), last] : []
}
