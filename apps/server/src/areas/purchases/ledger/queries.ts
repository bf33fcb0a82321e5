import type { ParsedInput } from '@allenio/contract'
import { purchaseLimits, type listPurchases, type PurchaseTotal } from '@allenio/contract/purchases'
import { romeZone } from '@allenio/domain/days'
import { actingAsCollaborator, reachableClients } from '#areas/clients'
import { packageName } from '#areas/packages'
import type { Actor } from '#platform/access'
import { hasWords, joined, limitToPage, pageOf, sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'

type Filters = Omit<ParsedInput<typeof listPurchases>, 'page'>

export interface PurchaseRow extends Row<'purchases'> {
  package_name: string | null
  source: Row<'checkouts'>['source'] | null
  first_name: string | null
  last_name: string | null
  photo_file_id: string | null
}

const columns = sql`r.*, ${packageName(sql`r.package_id`)} as package_name, k.source, c.first_name, c.last_name, c.photo_file_id`
const joins = sql`
  left join checkouts k on k.workspace_id = r.workspace_id and k.id = r.checkout_id
  left join clients c on c.workspace_id = r.workspace_id and c.id = r.client_id`

export const selectPurchases = (condition: Sql): Sql => sql`select ${columns} from purchases r ${joins} where ${condition}`

/** Conditions on purchases `r`. */
async function conditionOf(db: WorkspaceDb, actor: Actor, filters: Filters): Promise<Sql> {
  const { search, state, packageId, method, from, to, collaboratorId } = filters
  const acting = collaboratorId === undefined ? undefined : await actingAsCollaborator(db, actor, collaboratorId)
  return joined(
    [
      sql`true`,
      ...hasWords(sql`r.buyer_key`, search),
      ...(state === undefined ? [] : [sql`r.state = ${state}`]),
      ...(packageId === undefined ? [] : [sql`r.package_id = ${packageId}`]),
      ...(method === undefined ? [] : [sql`r.method = ${method}`]),
      ...(from === undefined ? [] : [sql`r.created_at >= (${from}::date)::timestamp at time zone ${romeZone}`]),
      ...(to === undefined ? [] : [sql`r.created_at < (${to}::date + 1)::timestamp at time zone ${romeZone}`]),
      ...(acting === undefined ? [] : [sql`r.client_id in (select c.id from clients c where ${reachableClients(acting)})`]),
    ],
    ' and ',
  )
}

const { perPage } = purchaseLimits

export async function listPurchaseRows(db: WorkspaceDb, actor: Actor, { page, ...filters }: Filters & { page: number }) {
  const condition = await conditionOf(db, actor, filters)
  const rows = await db.many<PurchaseRow>(sql`
    ${selectPurchases(condition)} order by r.created_at desc, r.id desc ${limitToPage(page, perPage)}`)
  // the totals of the filters cost a pass over all rows, so later pages leave them out
  const totals =
    page > 1
      ? null
      : await db.many<PurchaseTotal>(sql`
        select r.currency, count(*)::int as count, sum(r.paid)::int as paid, sum(r.refunded)::int as refunded
        from purchases r where ${condition} group by r.currency order by r.currency`)
  return { ...pageOf(rows, page, perPage), totals }
}

export async function listRowsOfClient(db: WorkspaceDb, { clientId, page }: { clientId: string; page: number }) {
  const rows = await db.many<PurchaseRow>(sql`
    ${selectPurchases(sql`r.client_id = ${clientId}`)} order by r.created_at desc, r.id desc ${limitToPage(page, perPage)}`)
  return pageOf(rows, page, perPage)
}

export const findRow = (db: WorkspaceDb, id: string) => db.maybeOne<PurchaseRow>(selectPurchases(sql`r.id = ${id}`))
