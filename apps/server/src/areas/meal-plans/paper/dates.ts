import { languages } from '@allenio/contract'
import { addDays } from '@allenio/domain/days'
import { formatWeekday } from '@allenio/domain/formats'
import { planDayOn, type PlannedDay } from '@allenio/domain/meal-plans'
import type { DocumentRows } from '@allenio/domain/documents'
import type { WorkspaceDb } from '#platform/db'
import { listGivenPlans, withCalendars } from '../edits/given-plans.ts'
import { daysOf } from '../releases/release-content.ts'

/** The dates that days of a plan have on paper, by their ids. */
export type PaperDates = ReadonlyMap<string, string>

interface DatedPlan {
  planId: string
  rows: DocumentRows
  days: readonly PlannedDay[]
  client: { id: string } | null
  startDate: string
}

/** The days in which a date is searched: a rare type of day comes late, and one that does not come by then has no date. */
const daysAhead = 90

const datesFrom = (startDate: string, count: number): string[] => Array.from({ length: count }, (_, at) => addDays(startDate, at))

/** Finds the first date on which a client's schedule comes to each day; a client who was not given the plan gets the days in turn. */
export async function readPaperDates(db: WorkspaceDb, { planId, rows, days, client, startDate }: DatedPlan): Promise<PaperDates> {
  const givenPlans = client === null ? [] : await listGivenPlans(db, [client.id])
  const open = givenPlans
    .filter(({ subjectId, state }) => subjectId === planId && state !== 'past')
    .toSorted((one, other) => (one.startDay < other.startDay ? -1 : 1))
  const followed = open.findLast(({ startDay }) => startDay <= startDate) ?? open[0]
  if (!followed) return datesInTurn(days, startDate)
  const dates = datesFrom(startDate, daysAhead)
  const [plan = followed] = await withCalendars(db, [followed], { from: startDate, to: dates.at(-1) ?? startDate })
  const scheduled = { ...plan, days: daysOf(rows) }
  const turns = dates.flatMap(date => {
    const id = plan.lastDay !== null && date > plan.lastDay ? null : planDayOn(scheduled, date)
    return id === null ? [] : [[id, date] as const]
  })
  // if a day comes several times, its first date stays
  return new Map(turns.toReversed())
}

/** Gives one date after the other; if all days are named by weekdays, each gets the next date of its weekday. */
export function datesInTurn(days: readonly PlannedDay[], startDate: string): PaperDates {
  const takenDates = new Set<string>()
  const byName = days.map(({ name }) => {
    const isNamed = (date: string) =>
      languages.some(language => name[language].toLowerCase().includes(formatWeekday(language, date).toLowerCase()))
    const date = datesFrom(startDate, days.length * 7).find(each => !takenDates.has(each) && isNamed(each))
    if (date !== undefined) takenDates.add(date)
    return date
  })
  const areNamed = byName.every(date => date !== undefined)
  return new Map(days.map(({ id }, at) => [id, (areNamed ? byName[at] : undefined) ?? addDays(startDate, at)]))
}
