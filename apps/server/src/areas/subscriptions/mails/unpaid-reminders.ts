import { romeDay } from '@allenio/domain/days'
import { formatFullDay, formatMoney } from '@allenio/domain/formats'
import { announcedDaysAhead, dunningStep, isAnnounced } from '@allenio/domain/subscriptions'
import { readClientSettings } from '#areas/clients'
import { limitTo, sql, type WorkspaceDb } from '#platform/db'
import { defineSweep, dueInWorkspaces, type WorkspaceItem } from '#platform/jobs'
import { requestLater } from '../requests/complete.ts'
import { writeToBuyer } from './mails.ts'
import { nextChargeOf } from '../present.ts'
import { lockSubscription } from '../queries.ts'
import { remind } from './unpaid-letter.ts'

/** Reminds of, or ends, what is unpaid. The provider is asked once more before anything ends. */
async function followUnpaid(db: WorkspaceDb, id: string): Promise<void> {
  const row = await lockSubscription(db, id)
  if (!row || row.unpaid_since === null || row.ended_at !== null) return
  const { unpaidDays } = await readClientSettings(db)
  const step = dunningStep({ since: row.unpaid_since, now: new Date().toISOString(), sent: row.reminders, unpaidDays })
  if (step.isOver) return requestLater(db, id, { kind: 'cancel', details: { at: 'now', by: 'unpaid' }, authorId: null })
  if (step.reminders > row.reminders) await remind(db, row, step.reminders)
}

/** Announces a renewal after half a year or more, once for each. */
async function announceRenewal(db: WorkspaceDb, id: string): Promise<void> {
  const row = await lockSubscription(db, id)
  if (!row || row.state !== 'active' || row.ends_at !== null || row.period_until === null) return
  const day = romeDay(row.period_until)
  if (row.announced_for === day || !isAnnounced({ intervalUnit: row.interval_unit, intervalCount: row.interval_count })) return
  await db.run(sql`update subscriptions set announced_for = ${day} where id = ${id}`)
  const amount = nextChargeOf(row)?.amount ?? row.amount
  await writeToBuyer(db, row, {
    letter: 'renewal coming',
    facts: language => ({ values: { money: formatMoney(language, amount, row.currency), day: formatFullDay(language, day, romeDay()) } }),
  })
}

const eachOf =
  (work: (db: WorkspaceDb, id: string) => Promise<void>) =>
  async (db: WorkspaceDb, items: readonly WorkspaceItem[]): Promise<void> => {
    for (const { id } of items) await work(db, id)
  }

export const sweepUnpaid = defineSweep({
  name: 'sweep unpaid subscriptions',
  // runs at an hour at which it wakes nobody
  cron: '40 8 * * *',
  parts: () => [
    dueInWorkspaces<WorkspaceItem>({
      list: (db, { isNext, limit }) =>
        db.many<WorkspaceItem>(sql`
          select workspace_id, id from subscriptions
          where unpaid_since is not null and ended_at is null and ${isNext(sql`workspace_id`, sql`id`)}
          order by unpaid_since, id ${limitTo(limit)}`),
      treat: eachOf(followUnpaid),
    }),
    dueInWorkspaces<WorkspaceItem>({
      list: (db, { isNext, limit }) =>
        db.many<WorkspaceItem>(sql`
          select workspace_id, id from subscriptions
          where state = 'active' and ends_at is null and period_until > now()
            and period_until < now() + make_interval(days => ${announcedDaysAhead})
            and (interval_unit = 'YEAR' or interval_unit = 'MONTH' and interval_count >= 6
              or interval_unit = 'WEEK' and interval_count >= 26
              or interval_unit = 'DAY' and interval_count >= 180)
            and announced_for is distinct from (period_until at time zone 'Europe/Rome')::date
            and ${isNext(sql`workspace_id`, sql`id`)}
          order by period_until, id ${limitTo(limit)}`),
      treat: eachOf(announceRenewal),
    }),
  ],
})
