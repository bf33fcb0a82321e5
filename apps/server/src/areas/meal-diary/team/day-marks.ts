import { romeDay } from '@allenio/domain/days'
import { levelOf } from '@allenio/domain/meal-diary'
import type { DayMarkPart } from '#areas/client-overview'
import { limitTo, sql, type Row } from '#platform/db'
import { makeSay } from '#platform/words'
import { isCounted } from './diet-sums.ts'

const say = makeSay({ it: { eaten: 'Pasti {{percent}}%' }, en: { eaten: 'Meals {{percent}}%' } })

const colors = { good: 'green', fair: 'yellow', poor: 'red' } as const

/** How much of a day's plan was eaten. */
export const mealDayMarks: DayMarkPart = {
  kind: 'meals',
  permission: 'update meal plans',
  color: 'green',
  read: async (db, actor, { clientId, from, to, limit }) => {
    const rows = await db.many<Row<'diary_sums', 'day' | 'percent'>>(sql`
      select s.day, s.percent from diary_sums s
      where s.client_id = ${clientId} and s.day between ${from} and ${to} and ${isCounted(romeDay())}
      order by s.day ${limitTo(limit)}`)
    return rows.map(({ day, percent }) => ({
      id: day,
      day,
      title: say(actor.language)('eaten', { percent: percent ?? 0 }),
      color: colors[levelOf(percent) ?? 'poor'],
      link: `/clients/${clientId}/meal-diary`,
      isDone: true,
    }))
  },
}
