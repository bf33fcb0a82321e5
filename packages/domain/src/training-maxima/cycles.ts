import type { MaximumCycle, MaximumIncrease, LiftMaximum } from '@allenio/contract/programs'

// A training maximum holds from a day on, and grows with each cycle of the program that the client follows.

export interface DatedMaximum {
  day: string
  kg: number
}

/** A day of a program in its order. */
interface PlannedDay {
  weekNumber: number
  /** Null where the days are trained in order. */
  date: string | null
  trainedOn: string | null
}

type Steps = LiftMaximum['steps']

/**
 * The values of a maximum, each with the week from which it counts. A maximum that is set between two weeks belongs to the week that is
 * trained next, so that the cycle which begins with that week does not increase it.
 */
export function maximumSteps(history: readonly DatedMaximum[], days: readonly PlannedDay[]): Steps {
  const lastWeek = days.at(-1)?.weekNumber ?? 1
  const steps = new Map<number, number>()
  for (const { day, kg } of history.toSorted((one, other) => (one.day < other.day ? -1 : 1))) {
    const next = days.find(({ date, trainedOn }) => (trainedOn ?? date ?? day) >= day)
    steps.set(next?.weekNumber ?? lastWeek + 1, kg)
  }
  return [...steps].map(([fromWeek, kg]) => ({ fromWeek, kg })).toSorted((one, other) => one.fromWeek - other.fromWeek)
}

const cycleOf = (week: number, { weeks }: Pick<MaximumCycle, 'weeks'>): number => Math.floor((week - 1) / weeks)

export const increaseOf = (cycle: MaximumCycle | null | undefined, key: string): MaximumIncrease | undefined =>
  cycle?.increases.find(each => each.key === key && each.value > 0)

/** The maximum of a lift in a week of the program, with the increases of the cycles since it was set. */
export function maximumInWeek(maximum: LiftMaximum | undefined, week: number, cycle: MaximumCycle | null | undefined): number | null {
  const step = maximum?.steps.findLast(({ fromWeek }) => fromWeek <= week) ?? maximum?.steps[0]
  if (!maximum || !step) return null
  const increase = maximum.isSet ? increaseOf(cycle, maximum.key) : undefined
  if (!increase || !cycle) return step.kg
  const times = Math.max(0, cycleOf(week, cycle) - cycleOf(step.fromWeek, cycle))
  return raised(step.kg, increase, times)
}

function raised(kg: number, { unit, value }: MaximumIncrease, times: number): number {
  const more = unit === 'kg' ? kg + value * times : kg * (1 + value / 100) ** times
  return Math.round(more * 100) / 100
}

/** The cycle of a program after the increase of one lift was chosen; null where nothing grows any more. */
export function withIncrease(cycle: MaximumCycle | undefined, weeks: number, increase: MaximumIncrease): MaximumCycle | null {
  const others = cycle?.increases.filter(({ key }) => key !== increase.key) ?? []
  const increases = increase.value > 0 ? [...others, increase] : others
  return increases.length > 0 ? { weeks, increases } : null
}
