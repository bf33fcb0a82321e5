import type { Output } from '@allenio/contract'
import { diaryPageDays, type getClientDiary, type ReadDiaryDay } from '@allenio/contract/meal-diary'
import { addDays, daysBetween, romeDay } from '@allenio/domain/days'
import { findTargets } from '#areas/macros'
import { listGivenPlans, readGivenReleases, type GivenRelease } from '#areas/meal-plans'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { readDatePlans, type DatePlan } from '../plan-days.ts'
import { findRecordBefore, readRecords, type DiaryRecords } from './diary-records.ts'
import { findEntryWarnings, type EntryWarnings } from '../judged-entries.ts'
import type { DateWindow } from './planned-dates.ts'
import { presentEntries, presentMeals } from './present-day.ts'

interface DaySource {
  records: DiaryRecords
  plans: ReadonlyMap<string, DatePlan>
  /** The releases from which meals were ticked, beside those of the plans of the dates. */
  releases: ReadonlyMap<string, GivenRelease>
  targets: Awaited<ReturnType<typeof findTargets>>
  warnings: ReadonlyMap<string, EntryWarnings>
  actor: Actor
}

/** The days of a window that have a plan or a record, the latest first. The number of statements is fixed. */
export async function readDiaryDays(
  db: WorkspaceDb,
  actor: Actor,
  { clientId, ...window }: DateWindow & { clientId: string },
): Promise<ReadDiaryDay[]> {
  const dates: string[] = []
  for (let date = window.to; date >= window.from; date = addDays(date, -1)) dates.push(date)
  const [records, plans] = await Promise.all([readRecords(db, clientId, window), readDatePlans(db, clientId, dates)])
  const [releases, targets, warnings] = await Promise.all([
    readGivenReleases(db, otherReleases(records, plans)),
    findTargets(db, clientId, dates),
    findEntryWarnings(db, actor, { clientId, entries: [...records.entries.values()].flat() }),
  ])
  const source: DaySource = { records, plans, releases, targets, warnings, actor }
  return dates.flatMap(date => readDay(date, source) ?? [])
}

/** The releases beside the day's own: between two ticks of a day a plan may have been completed again, or another one begun. */
const otherReleases = (records: DiaryRecords, plans: ReadonlyMap<string, DatePlan>): string[] => {
  const ticked = [...records.meals].flatMap(([day, meals]) =>
    meals.map(({ releaseId }) => releaseId).filter(id => plans.get(day)?.releaseId !== id),
  )
  return [...new Set(ticked)]
}

function readDay(day: string, { records, plans, releases, targets, warnings, actor }: DaySource): ReadDiaryDay | undefined {
  const plan = plans.get(day)
  const entries = presentEntries(day, { records, warnings, actor })
  const meals = presentMeals(day, { plan, releases, records, actor })
  const choice = records.days.get(day)
  const note = choice?.note ?? ''
  const water = records.water.get(day) ?? 0
  if (!plan?.day && meals.length === 0 && entries.length === 0 && water === 0 && note === '') return undefined
  const sum = records.sums.get(day)
  return {
    day,
    assignmentId: plan?.plan.id ?? null,
    planTitle: plan?.plan.title ?? '',
    planDay: plan?.day ? { id: plan.day.id, nameIt: plan.day.name.it, nameEn: plan.day.name.en } : null,
    isMoved: plan?.isMoved ?? false,
    dayType: choice?.dayType ?? null,
    note,
    percent: sum?.percent ?? null,
    planned: sum?.planned_kcal ?? null,
    logged: sum?.logged_kcal ?? null,
    water,
    waterTarget: targets.get(day)?.water ?? null,
    meals,
    entries,
  }
}

interface PageQuery {
  clientId: string
  until?: string | undefined
  page: number
}

/** Reads a page of the diary; empty pages are skipped. */
export async function readClientDiary(
  db: WorkspaceDb,
  actor: Actor,
  { clientId, until = romeDay(), page }: PageQuery,
): Promise<Output<typeof getClientDiary>> {
  const to = addDays(until, (1 - page) * diaryPageDays)
  const from = addDays(to, 1 - diaryPageDays)
  const [days, recordBefore, plans] = await Promise.all([
    readDiaryDays(db, actor, { clientId, from, to }),
    findRecordBefore(db, clientId, from),
    listGivenPlans(db, [clientId]),
  ])
  const dayBefore = addDays(from, -1)
  const planned = plans
    .filter(({ startDay }) => startDay < from)
    .map(({ lastDay }) => (lastDay === null || lastDay > dayBefore ? dayBefore : lastDay))
  const last = [...planned, ...(recordBefore === null ? [] : [recordBefore])].toSorted().at(-1)
  return { days, nextPage: last === undefined ? 0 : 1 + Math.floor(daysBetween(last, until) / diaryPageDays) }
}
