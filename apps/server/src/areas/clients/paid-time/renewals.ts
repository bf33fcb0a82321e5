import type { Renewal } from '@allenio/contract/clients'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { addSubjects, sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { today } from '../list/filters.ts'
import { inCharge } from '../reach.ts'

interface RenewedRow extends Row<'clients', 'id'> {
  renewed_end: string
  former_end: string | null
  former_source: Renewal['formerSource']
}

/** Adds the months to the present end, or to today where that has passed. The caller holds a lock on the clients. */
export async function renewMany(db: WorkspaceDb, ids: readonly string[], months: number): Promise<Renewal[]> {
  const rows = await db.many<RenewedRow>(sql`
    update clients c set subscription_end = (greatest(c.subscription_end, ${today()}) + make_interval(months => ${months}))::date,
      subscription_source = 'manual', updated_at = clock_timestamp()
    from clients former where former.id = c.id and c.id = any(${[...ids]}::uuid[])
    returning c.id, c.subscription_end as renewed_end, former.subscription_end as former_end, former.subscription_source as former_source`)
  return rows.map(row => ({ id: row.id, renewedEnd: row.renewed_end, formerEnd: row.former_end, formerSource: row.former_source }))
}

/** Answers the clients whose former end is back. */
export async function undoRenewed(db: WorkspaceDb, actor: Actor, renewals: readonly Renewal[]): Promise<string[]> {
  const ids = [...new Set(renewals.map(({ id }) => id))]
  const reached = await db.many<Row<'clients', 'id'>>(sql`
    select c.id from clients c where c.id = any(${ids}::uuid[]) and ${inCharge(actor)} order by c.id for no key update of c`)
  if (reached.length !== ids.length) throw new AppError('not found')
  const rows = renewals.map(({ id, renewedEnd, formerEnd, formerSource }) => ({
    id,
    renewed_end: renewedEnd,
    former_end: formerEnd,
    former_source: formerEnd === null ? null : (formerSource ?? 'manual'),
  }))
  const changed = await db.many<Row<'clients', 'id'>>(sql`
    update clients c set subscription_end = r.former_end, subscription_source = r.former_source, updated_at = clock_timestamp()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, renewed_end date, former_end date, former_source text)
    where c.id = r.id and c.deleted_at is null and c.subscription_end = r.renewed_end and c.subscription_source = 'manual'
    returning c.id`)
  const changedIds = changed.map(({ id }) => id)
  addSubjects(db, changedIds)
  await audit(db, { personId: actor.personId, action: 'change many clients', details: { change: 'undo renewal', clientIds: changedIds } })
  return changedIds
}
