import type { PurchaseCard, PurchaseDetail, WayIn } from '@allenio/contract/purchases'
import { fullName } from '@allenio/domain/clients'
import { clientPhoto } from '#areas/clients'
import { listGivenUnlocks } from '#areas/packages'
import { mayDo, type Actor } from '#platform/access'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { boughtBy, debitOf, hasMoney, presentWithdrawal } from '../withdrawals.ts'
import { presentUnpaid } from '../refunds/unpaid-installments.ts'
import { readPayments } from './payments.ts'
import { findRow, type PurchaseRow } from './queries.ts'

export function presentPurchase(row: PurchaseRow, actor: Actor): PurchaseCard {
  const { client_id: clientId, first_name, last_name, workspace_id, photo_file_id } = row
  const may = mayDo(actor, 'update workout packages')
  return {
    id: row.id,
    state: row.state,
    method: row.method,
    source: row.source ?? 'page',
    client:
      clientId === null
        ? null
        : {
            id: clientId,
            name: fullName({ first_name: first_name ?? '', last_name: last_name ?? '' }),
            photo: clientPhoto({ workspace_id, photo_file_id }, actor.personId),
          },
    buyerName: row.buyer_name,
    buyerEmail: row.buyer_email,
    package: { id: row.package_id, name: row.package_name ?? '' },
    amount: row.amount,
    paid: row.paid,
    refunded: row.refunded,
    currency: row.currency,
    installments: row.installments === null ? null : { paid: row.installments_paid, count: row.installments },
    accessUntil: hasMoney(row) ? row.access_until : null,
    debit: debitOf(row),
    withdrawnAt: row.withdrawn_at,
    createdAt: row.created_at,
    may: { linkUser: may, resendEmail: may && clientId !== null && row.buyer_email !== '' },
  }
}

export const readCard = async (db: WorkspaceDb, actor: Actor, id: string): Promise<PurchaseCard> =>
  presentPurchase(found(await findRow(db, id)), actor)

export async function readDetail(db: WorkspaceDb, actor: Actor, id: string): Promise<PurchaseDetail> {
  const row = found(await findRow(db, id))
  return {
    ...presentPurchase(row, actor),
    payments: await readPayments(db, sql`y.purchase_id = ${id}`),
    unlocks: await listGivenUnlocks(db, { saleId: id, versionIds: [row.version_id], language: actor.language }),
    wayIn: await readWayIn(db, row),
    withdrawal: presentWithdrawal(boughtBy(row)),
    unpaid: await presentUnpaid(db, row),
    fiscal: row.fiscal,
    note: row.note,
    author: await nameMember(db, row.author_id),
  }
}

const nameMember = async (db: WorkspaceDb, id: string | null): Promise<string | null> =>
  (
    await db.maybeOne<MemberName>(sql`
    select trim(p.first_name || ' ' || p.last_name) as name from memberships m join persons p on p.id = m.person_id where m.id = ${id}`)
  )?.name ?? null

interface MemberName {
  name: string
}

interface Entrance extends Row<'clients', 'invited_at'> {
  person_id: string | null
  is_unclaimed: boolean
}

// a client who bought as a stranger has an account of their own, which nobody has entered yet
const unclaimed = sql`(p.email_confirmed_at is null and c.source = 'purchase' and not exists (
  select from checkouts k where k.client_id = c.id and k.claimed_at is not null))`

const readEntrance = (db: WorkspaceDb, clientId: string | null) =>
  db.maybeOne<Entrance>(sql`
  select c.invited_at, m.person_id, coalesce(m.person_id is not null and ${unclaimed}, false) as is_unclaimed
  from clients c left join memberships m on m.id = c.membership_id left join persons p on p.id = m.person_id where c.id = ${clientId}`)

/** Whether nobody has proved the address of a buyer yet, nor entered with it. */
export const isUnclaimed = async (db: WorkspaceDb, clientId: string): Promise<boolean> =>
  (await readEntrance(db, clientId))?.is_unclaimed ?? false

/** How the client of a purchase gets in. */
async function readWayIn(db: WorkspaceDb, { client_id, buyer_email: email, created_at }: PurchaseRow): Promise<WayIn> {
  const client = await readEntrance(db, client_id)
  if (!client) return { state: 'none', email, sentAt: null, mayChangeAddress: false }
  if (client.is_unclaimed) return { state: 'invited', email, sentAt: created_at, mayChangeAddress: true }
  const state = client.person_id !== null ? 'claimed' : client.invited_at === null ? 'none' : 'invited'
  return { state, email, sentAt: client.invited_at, mayChangeAddress: false }
}
