import type { BusinessSort, BusinessState, Coach } from '@allenio/contract/dash'
import { limitToPage, sql, type NotNull, type Row, type SystemDb, type Total } from '#platform/db'
import {
  businessCondition,
  businesses,
  businessOrder,
  hasCustomApp,
  isClient,
  isOfTeam,
  isTestBusiness,
  type BusinessFilters,
} from './conditions.ts'
import { stateOfBusiness } from './plan-rows.ts'

export interface BusinessRow extends Row<
  'workspaces',
  'id' | 'name' | 'currency' | 'created_at' | 'trial_ends_at' | 'suspended_at' | 'suspension_reason'
> {
  owner_id: Row<'persons'>['id'] | null
  owner_name: string | null
  owner_email: Row<'persons'>['email'] | null
  seen_at: Row<'memberships'>['last_seen_at']
  collaborators: number
  active_clients: number
  inactive_clients: number
  state: BusinessState
  has_plan: boolean
  places: number | null
  price: number | null
  period: NonNullable<Coach['plan']>['period']
  ends_at: string | null
  is_test: boolean
  has_custom_app: boolean
}

interface BusinessQuery {
  filters: BusinessFilters
  sort: BusinessSort
  /** Undefined for all. */
  page?: number
  perPage: number
}

type BusinessId = Row<'workspaces', 'id'>

/**
 * The ids of a page. What each row shows beside them is read for these alone, because counting the clients of every business for each page
 * would take longer with each business.
 */
export const listBusinessIds = async (db: SystemDb, { filters, sort, page, perPage }: BusinessQuery): Promise<string[]> => {
  const rows = await db.many<BusinessId>(sql`
    select w.id from ${businesses} where ${businessCondition(filters)}
    order by ${businessOrder(sort)} ${page === undefined ? sql`` : limitToPage(page, perPage)}`)
  return rows.map(({ id }) => id)
}

/** Test businesses are counted only where somebody asks for them. */
export const countBusinesses = async (db: SystemDb, { test = 'no', ...filters }: BusinessFilters): Promise<number> =>
  (await db.one<Total>(sql`select count(*) as total from ${businesses} where ${businessCondition({ test, ...filters })}`)).total

/** The businesses with what a row shows, in the order of the ids. */
export const readBusinesses = (db: SystemDb, ids: readonly string[]) =>
  db.many<BusinessRow>(sql`
  select w.id, w.name, w.currency, w.created_at, w.trial_ends_at, w.suspended_at, w.suspension_reason,
    o.id as owner_id, o.name as owner_name, o.email as owner_email, t.seen_at, t.collaborators, c.active_clients, c.inactive_clients,
    ${stateOfBusiness} as state, pl.workspace_id is not null as has_plan, pl.max_clients as places,
    pl.price, pl.period, pl.ends_at,
    ${isTestBusiness} as is_test, ${hasCustomApp} as has_custom_app
  from ${businesses}
  left join lateral (
    select p.id, p.email, trim(p.first_name || ' ' || p.last_name) as name
    from memberships m join persons p on p.id = m.person_id
    where m.workspace_id = w.id and m.role = 'admin' and m.status = 'active' order by m.created_at, m.id limit 1) o on true
  cross join lateral (
    select max(m.last_seen_at) as seen_at,
      count(*) filter (where m.role in ('coach', 'nutritionist') and m.status = 'active')::int as collaborators
    from memberships m where m.workspace_id = w.id and ${isOfTeam}) t
  cross join lateral (
    select count(*) filter (where c.status = 'active')::int as active_clients,
      count(*) filter (where c.status = 'inactive')::int as inactive_clients
    from clients c where ${isClient}) c
  where w.id = any(${[...ids]}::uuid[]) order by array_position(${[...ids]}::uuid[], w.id)`)

/** The persons who administer a business. */
export const listAdmins = async (db: SystemDb, workspaceId: string): Promise<string[]> => {
  const rows = await db.many<NotNull<Row<'memberships', 'person_id'>>>(sql`
    select person_id from memberships
    where workspace_id = ${workspaceId} and role = 'admin' and status = 'active' and person_id is not null order by created_at, id`)
  return rows.map(({ person_id: id }) => id)
}
