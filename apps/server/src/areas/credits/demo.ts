import { newId } from '@allenio/domain/ids'
import { jsonText, sql, type WorkspaceDb } from '#platform/db'

interface DemoUse {
  bookingId: string
  kind: string
  startsAt: string
  amount: number
}

interface DemoCredits {
  clientId: string
  kindId: string
  /** The rest of the pack. */
  left: number
  untilDay: string
  uses: readonly DemoUse[]
}

const dayMs = 86_400_000
const hourMs = 3_600_000

/** Grants a pack some days before its first use, and writes what it has paid since. */
export async function grantDemoCredits(db: WorkspaceDb, { clientId, kindId, left, untilDay, uses }: DemoCredits): Promise<void> {
  const sorted = uses.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
  const amount = sorted.reduce((sum, use) => sum + use.amount, left)
  const packId = newId()
  const granted = new Date(Date.parse(sorted[0]?.startsAt ?? new Date().toISOString()) - 7 * dayMs).toISOString()
  await db.run(sql`
    insert into credit_packs (id, client_id, kind_id, amount, remaining, from_day, until_day, cause, created_at)
    values (${packId}, ${clientId}, ${kindId}, ${Math.min(500, amount)}, ${left}, ${granted}::timestamptz::date, ${untilDay}, 'granted',
      ${granted})`)
  let balance = amount
  const entries = [
    { id: newId(), amount, balance, cause: 'granted', booking: null, kind: null, start: null, at: granted },
    ...sorted.map((use, index) => {
      balance -= use.amount
      // the statement is in the order of its moments, so none of them is another's
      const latest = Date.now() - (sorted.length - index) * hourMs
      const booked = new Date(Math.min(latest, Date.parse(use.startsAt) - 5 * dayMs)).toISOString()
      const about = { booking: use.bookingId, kind: use.kind, start: use.startsAt }
      return { id: newId(), amount: -use.amount, balance, cause: 'booked', ...about, at: booked }
    }),
  ]
  await db.run(sql`
    insert into credit_entries (id, pack_id, client_id, amount, balance, cause, booking_id, about_kind, about_start, about_zone, created_at)
    select r.id, ${packId}::uuid, ${clientId}::uuid, r.amount, r.balance, r.cause, r.booking, r.kind, r.start,
      case when r.booking is not null then 'Europe/Rome' end, r.at
    from jsonb_to_recordset(${jsonText(entries)}::jsonb) as r (id uuid, amount integer, balance integer, cause text, booking uuid,
      kind text, start timestamptz, at timestamptz)`)
}
