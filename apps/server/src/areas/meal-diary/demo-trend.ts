import { addDays, romeDay } from '@allenio/domain/days'
import { kcalPerKg, trendDays } from '@allenio/domain/energy-trend'
import { readDayWeights, replaceDemoWeights } from '#areas/weights'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { dice } from '#platform/demo'
import { readEnergyHere } from './team/energy-readings.ts'
import { readExpenditures } from './team/expenditure.ts'

/** More than the need as it was worked out: no interval of four weeks is so wide. */
const kcalAboveNeed = 600
/** kg, up and down from one morning to the next. */
const waterKg = 0.5
const leastLoggedDays = 20
/** The course goes on from a weight that is no older. */
const leadDays = 14

interface LoggedRow extends Row<'diary_sums', 'client_id'> {
  kcal: number
}

/** Fills a month of morning weights for one of these clients, who loses more than the target intends. Then the energy readings are made. */
export async function fillDemoTrend(db: WorkspaceDb, clientIds: readonly string[]): Promise<void> {
  const today = romeDay()
  const logged = await db.many<LoggedRow>(sql`
    select client_id, avg(logged_kcal)::float8 as kcal from diary_sums
    where client_id = any(${[...clientIds]}::uuid[]) and day > ${addDays(today, -trendDays)} and day < ${today} and logged_kcal is not null
    group by client_id having count(*) >= ${leastLoggedDays}::int`)
  const first = addDays(today, 1 - trendDays)
  const [expenditures, weights] = await Promise.all([
    readExpenditures(db, clientIds),
    readDayWeights(db, clientIds, addDays(first, -leadDays)),
  ])
  for (const clientId of clientIds) {
    const { target = null, needKcal = null } = expenditures.get(clientId) ?? {}
    const intake = logged.find(row => row.client_id === clientId)?.kcal
    const weight = weights.get(clientId)?.findLast(({ day }) => day <= first)
    if (!target || needKcal === null || intake === undefined || !weight) continue
    const kgPerDay = (intake - needKcal - kcalAboveNeed) / kcalPerKg
    const random = dice(7)
    const course = Array.from({ length: trendDays }, (_, at) => {
      const kg = weight.kg + kgPerDay * at + (random() - 0.5) * waterKg
      return { day: addDays(first, at), kg: Math.round(kg * 10) / 10 }
    })
    await replaceDemoWeights(db, clientId, course)
    break
  }
  await readEnergyHere(db)
}
