import { addDays, romeDay } from '@allenio/domain/days'
import { formatFullDay, formatMoney } from '@allenio/domain/formats'
import { readClientSettings } from '#areas/clients'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { letterWords } from './mail-words.ts'
import { writeToBuyer } from './mails.ts'

/** Reminds the buyer of an unpaid renewal, and counts it. The mail says whether we try again or a new card is needed. */
export async function remind(db: WorkspaceDb, row: Row<'subscriptions'>, reminders: number): Promise<void> {
  await db.run(sql`update subscriptions set reminders = ${reminders} where id = ${row.id}`)
  const { unpaidDays } = await readClientSettings(db)
  const since = row.unpaid_since === null ? romeDay() : romeDay(row.unpaid_since)
  const next = row.retry_at !== null ? 'retry' : row.is_refusal_hard ? 'new card' : 'confirm'
  await writeToBuyer(db, row, {
    letter: reminders === 1 ? 'unpaid' : 'still unpaid',
    facts: language => {
      const retryDay = row.retry_at === null ? '' : formatFullDay(language, romeDay(row.retry_at), romeDay())
      return {
        values: {
          money: formatMoney(language, row.unpaid_amount ?? row.amount, row.currency),
          since: formatFullDay(language, since, romeDay()),
          endDay: formatFullDay(language, addDays(since, unpaidDays), romeDay()),
          next: letterWords(language)(next, { retryDay }),
        },
      }
    },
    payUrl: row.pay_url,
  })
}
