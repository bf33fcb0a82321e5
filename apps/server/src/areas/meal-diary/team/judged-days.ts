import { datesIn } from '@allenio/domain/days'
import type { JudgedDay } from '@allenio/domain/meal-diary'
import { listGivenPlans } from '#areas/meal-plans'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { plannedDatesIn, type DateWindow } from './planned-dates.ts'

type SumRow = Row<'diary_sums', 'day' | 'planned_kcal' | 'eaten_kcal' | 'percent' | 'is_whole'>

const presentSum = (row: SumRow): JudgedDay => ({
  day: row.day,
  planned: row.planned_kcal,
  eaten: row.eaten_kcal,
  percent: row.percent,
  isWhole: row.is_whole,
})

const unknownDay = (day: string): JudgedDay => ({ day, planned: 0, eaten: 0, percent: null, isWhole: false })

/** The days of a client that have a plan. A day without a record is among them, as nobody knows what was eaten on it. */
export async function readJudgedDays(db: WorkspaceDb, clientId: string, window: DateWindow): Promise<JudgedDay[]> {
  const [sums, plans] = await Promise.all([
    db.many<SumRow>(sql`
      select day, planned_kcal, eaten_kcal, percent, is_whole from diary_sums
      where client_id = ${clientId} and day between ${window.from} and ${window.to}`),
    listGivenPlans(db, [clientId]),
  ])
  const planned = new Set(plannedDatesIn(window)(plans))
  const sumByDay = new Map(sums.map(row => [row.day, row]))
  return datesIn(window).flatMap(day => {
    const isPlanned = planned.has(day)
    const row = sumByDay.get(day)
    if (row && (isPlanned || row.percent !== null)) return presentSum(row)
    return isPlanned ? unknownDay(day) : []
  })
}
