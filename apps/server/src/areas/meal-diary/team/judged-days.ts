import type { JudgedDay } from '@allenio/domain/meal-diary'
import { listGivenPlans } from '#areas/meal-plans'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { datesIn, plannedDatesIn, type DateWindow } from './planned-dates.ts'

type SumRow = Row<'diary_sums', 'client_id' | 'day' | 'planned_kcal' | 'eaten_kcal' | 'percent' | 'is_whole'>

const presentSum = (row: SumRow): JudgedDay => ({
  day: row.day,
  planned: row.planned_kcal,
  eaten: row.eaten_kcal,
  percent: row.percent,
  isWhole: row.is_whole,
})

const unknownDay = (day: string): JudgedDay => ({ day, planned: 0, eaten: 0, percent: null, isWhole: false })

/** The days of clients that have a plan, by client. A day without a record is among them, as nobody knows what was eaten on it. */
export async function readJudgedDays(
  db: WorkspaceDb,
  clientIds: readonly string[],
  window: DateWindow,
): Promise<ReadonlyMap<string, JudgedDay[]>> {
  const [sums, plans] = await Promise.all([
    db.many<SumRow>(sql`
      select client_id, day, planned_kcal, eaten_kcal, percent, is_whole from diary_sums
      where client_id = any(${[...clientIds]}::uuid[]) and day between ${window.from} and ${window.to}`),
    listGivenPlans(db, clientIds),
  ])
  const sumsByClient = Map.groupBy(sums, row => row.client_id)
  const plansByClient = Map.groupBy(plans, ({ clientId }) => clientId)
  const plannedDates = plannedDatesIn(window)
  const dates = datesIn(window)
  return new Map(
    clientIds.map(clientId => {
      const planned = new Set(plannedDates(plansByClient.get(clientId) ?? []))
      const sumByDay = new Map(sumsByClient.get(clientId)?.map(row => [row.day, row]))
      const days = dates.flatMap(day => {
        const isPlanned = planned.has(day)
        const row = sumByDay.get(day)
        if (row && (isPlanned || row.percent !== null)) return presentSum(row)
        return isPlanned ? unknownDay(day) : []
      })
      return [clientId, days]
    }),
  )
}
