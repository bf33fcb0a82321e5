import type { BusinessSort, BusinessState } from '@allenio/contract/dash'
import { hasWords, joined, sql, type Sql } from '#platform/db'
import { planJoin, planPlaces, stateOfBusiness } from './plan-rows.ts'

/** Somebody who tries the product administers it. */
export const isTestBusiness = sql`exists (
  select from memberships m join persons p on p.id = m.person_id
  where m.workspace_id = w.id and m.role = 'admin' and m.status = 'active' and p.is_test)`

/** Only real businesses are counted and summed up, anywhere. */
export const isRealBusiness = sql`not ${isTestBusiness}`

/** A draft is a wish; an app is there once somebody works on it. */
export const hasCustomApp = sql`exists (select from custom_apps a where a.workspace_id = w.id and a.state <> 'draft')`

/** Sample clients are the product's. */
export const isClient = sql`c.workspace_id = w.id and c.deleted_at is null and c.source <> 'sample'`

export interface BusinessFilters {
  search?: string | undefined
  state?: BusinessState | undefined
  tier?: number | undefined
  test?: 'yes' | 'no' | undefined
  customApp?: 'yes' | 'no' | undefined
  from?: string | undefined
  to?: string | undefined
}

/** The businesses `w` with their plans and owners, as the filters and sorts need them. */
export const businesses = sql`workspaces w ${planJoin}`

const searchText = sql`(select search_form(' ' || w.name || ' '
  || coalesce(string_agg(p.first_name || ' ' || p.last_name || ' ' || p.email, ' '), ''))
  from memberships m join persons p on p.id = m.person_id
  where m.workspace_id = w.id and m.role = 'admin' and m.status = 'active')`

const isOrNot = (condition: Sql, answer: 'yes' | 'no'): Sql => (answer === 'yes' ? condition : sql`not ${condition}`)

export const businessCondition = ({ search, state, tier, test, customApp, from, to }: BusinessFilters): Sql =>
  joined(
    [
      sql`true`,
      ...hasWords(searchText, search),
      ...(state === undefined ? [] : [sql`${stateOfBusiness} = ${state}`]),
      ...(tier === undefined ? [] : [sql`${planPlaces} = ${tier}`]),
      ...(test === undefined ? [] : [isOrNot(isTestBusiness, test)]),
      ...(customApp === undefined ? [] : [isOrNot(hasCustomApp, customApp)]),
      ...(from === undefined ? [] : [sql`w.created_at >= (${from}::date)::timestamp at time zone 'Europe/Rome'`]),
      ...(to === undefined ? [] : [sql`w.created_at < (${to}::date + 1)::timestamp at time zone 'Europe/Rome'`]),
    ],
    ' and ',
  )

/** Named roles lead to a few rows of an index, where "not a client" would read all members. */
export const isOfTeam = sql`m.role in ('admin', 'coach', 'nutritionist')`

const lastSeen = sql`(select max(m.last_seen_at) from memberships m where m.workspace_id = w.id and ${isOfTeam})`
const clients = sql`(select count(*) from clients c where ${isClient} and c.status = 'active')`

const orders = {
  registered: sql`w.created_at, w.id`,
  '-registered': sql`w.created_at desc, w.id desc`,
  name: sql`search_form(w.name), w.id`,
  '-name': sql`search_form(w.name) desc, w.id desc`,
  seen: sql`${lastSeen} nulls first, w.id`,
  '-seen': sql`${lastSeen} desc nulls last, w.id desc`,
  clients: sql`${clients}, w.id`,
  '-clients': sql`${clients} desc, w.id desc`,
} as const satisfies Record<BusinessSort, Sql>

export const businessOrder = (sort: BusinessSort): Sql => orders[sort]
