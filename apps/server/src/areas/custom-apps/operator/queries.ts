import type { ParsedInput } from '@allenio/contract'
import type { CustomAppFile, listOperatorApps, OperatorAppSort } from '@allenio/contract/custom-apps'
import { isRealBusiness } from '#areas/dash'
import { hasWords, joined, limitToPage, sql, type Row, type Sql, type SystemDb, type Total } from '#platform/db'
import { found } from '#platform/errors'
import type { AppRow } from '../queries.ts'

export interface OperatorAppData
  extends AppRow, Row<'custom_apps', 'revision' | 'min_app_version' | 'push_app_id' | 'installments' | 'updated_at'> {
  business: Row<'workspaces'>['name']
  has_push_key: boolean
}

type Filters = Pick<ParsedInput<typeof listOperatorApps>, 'search' | 'state' | 'turn'>

const coachText = sql`search_form(' ' || w.name || ' ' || coalesce(o.name || ' ' || o.email, ''))`

const from = sql`custom_apps a join workspaces w on w.id = a.workspace_id
  left join files f on f.workspace_id = a.workspace_id and f.id = a.logo_file_id and f.deleted_at is null`

const columns = sql`a.workspace_id, a.id, a.state, a.revision, a.name, a.main_color, a.logo_file_id, a.is_logo_opaque, a.min_app_version,
  a.push_app_id, a.sealed_push_key is not null as has_push_key, a.ios_url, a.android_url, a.activation_date, a.business_name, a.country,
  a.vat_number, a.fiscal_code, a.billing_address, a.postal_code, a.certified_mail, a.recipient_code, a.installments, a.payment_status,
  a.requested_at, a.steps, a.updated_at, w.name as business, f.width, f.height`

const isTurnOf = (turn: string) => sql`exists (
  select from jsonb_each(a.steps) as s (step, entry) where s.entry ->> 'turn' = ${turn} and s.entry ->> 'doneAt' is null)`

const condition = ({ search, state, turn }: Filters): Sql =>
  joined(
    [
      sql`true`,
      ...hasWords(sql`search_form(' ' || w.name || ' ' || a.name)`, search),
      ...(state === undefined ? [] : [sql`a.state = ${state}`]),
      ...(turn === undefined ? [] : [isTurnOf(turn)]),
    ],
    ' and ',
  )

const orders = {
  '-changed': sql`a.updated_at desc, a.id`,
  changed: sql`a.updated_at, a.id`,
  business: sql`search_form(w.name), a.id`,
  '-business': sql`search_form(w.name) desc, a.id`,
} as const satisfies Record<OperatorAppSort, Sql>

interface Page {
  page: number
  perPage: number
}

export const listApps = (db: SystemDb, filters: Filters, { sort, page, perPage }: Page & { sort: OperatorAppSort }) =>
  db.many<OperatorAppData>(sql`
  select ${columns} from ${from} where ${condition(filters)} order by ${orders[sort]} ${limitToPage(page, perPage)}`)

/** Apps of test businesses are listed, but not counted. */
export const countApps = async (db: SystemDb, filters: Filters): Promise<number> =>
  (await db.one<Total>(sql`select count(*) as total from ${from} where ${condition(filters)} and ${isRealBusiness}`)).total

export const readApp = async (db: SystemDb, id: string): Promise<OperatorAppData> =>
  found(await db.maybeOne<OperatorAppData>(sql`select ${columns} from ${from} where a.id = ${id}`))

/** Locks the app until the transaction ends. */
export const lockApp = async (db: SystemDb, id: string): Promise<OperatorAppData> =>
  found(await db.maybeOne<OperatorAppData>(sql`select ${columns} from ${from} where a.id = ${id} for update of a`))

export const listFilesOf = (db: SystemDb, { workspace_id: workspaceId, id }: Pick<OperatorAppData, 'workspace_id' | 'id'>) =>
  db.many<CustomAppFile>(sql`
  select id, kind, name, bytes from custom_app_files where workspace_id = ${workspaceId} and app_id = ${id} order by created_at, id`)

type RequestFile = Row<'custom_app_files', 'workspace_id' | 'id' | 'file_id'>

/** Finds a file under the app that is asked for: those of another one are not there. */
export const findFileOf = async (db: SystemDb, appId: string, id: string): Promise<RequestFile> =>
  found(
    await db.maybeOne<RequestFile>(sql`
    select workspace_id, id, file_id from custom_app_files where id = ${id} and app_id = ${appId}`),
  )

interface CoachRow extends Row<'workspaces', 'id'> {
  business: Row<'workspaces'>['name']
  owner: string | null
  email: Row<'persons'>['email'] | null
}

/** Lists the businesses without an app, each with the admin who came first. */
export const listCoachRows = (db: SystemDb, search: string | undefined, { page, perPage }: Page) =>
  db.many<CoachRow>(sql`
  select w.id, w.name as business, o.name as owner, o.email
  from workspaces w left join lateral (
    select trim(p.first_name || ' ' || p.last_name) as name, p.email from memberships m join persons p on p.id = m.person_id
    where m.workspace_id = w.id and m.role = 'admin' and m.status = 'active' order by m.created_at, m.id limit 1) o on true
  where not exists (select from custom_apps a where a.workspace_id = w.id)
    and ${joined([sql`true`, ...hasWords(coachText, search)], ' and ')}
  order by search_form(w.name), w.id ${limitToPage(page, perPage)}`)
