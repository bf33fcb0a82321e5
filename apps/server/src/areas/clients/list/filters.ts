import type { ParsedInput } from '@allenio/contract'
import { subscriptionEndingDays, adherenceKinds, type listClients } from '@allenio/contract/clients'
import { romeDay } from '@allenio/domain/days'
import { mayDo, type Actor } from '#platform/access'
import { hasWords, joined, searchForm, sql, type Sql } from '#platform/db'
import { hasAdherence, joinAdherence } from './adherence-parts.ts'
import { isInGroup } from './group-conditions.ts'
import { inCharge } from '../reach.ts'
import { renewsByItself } from '../paid-time/renewing-clients.ts'

type ListQuery = ParsedInput<typeof listClients>
export type Filters = Omit<ListQuery, 'page' | 'sort'>
export type Sort = ListQuery['sort']

/** Passes today as a value: a function in the statement would run for each of ten thousand rows. */
export const today = (): Sql => sql`${romeDay()}::date`

/** A condition on the clients `c` that the actor's list holds with these filters. */
export const listCondition = (actor: Actor, filters: Filters): Sql => sql`${inCharge(actor)} and ${filterCondition(actor, filters)}`

/** The filters' condition alone, for clients who are known to be in the actor's charge. */
export function filterCondition(actor: Actor, filters: Filters): Sql {
  const { search, selectedType, tag, groupId, collaboratorId, subscription } = filters
  return joined(
    [
      hasStatus(actor, filters.status),
      ...hasWords(sql`c.search`, search),
      ...(selectedType === undefined ? [] : [selectedType === 'none' ? sql`c.type_id is null` : sql`c.type_id = ${selectedType}`]),
      ...(tag === undefined ? [] : [sql`c.id in (select g.client_id from client_tags g where g.tag_key = ${searchForm(tag)})`]),
      ...(groupId === undefined ? [] : [isInGroup(actor, groupId)]),
      ...(collaboratorId === undefined ? [] : [isOfCollaborator(collaboratorId)]),
      ...(subscription === undefined ? [] : [hasSubscription(subscription)]),
      ...adherenceKinds.flatMap(kind => {
        const level = filters[kind]
        return level === undefined ? [] : [hasAdherence(actor, kind, level)]
      }),
    ],
    ' and ',
  )
}

// builds the list once: a lookup for each of ten thousand clients would take a tenth of a second
export const isOfCollaborator = (membershipId: string): Sql =>
  sql`c.id in (select of_one.client_id from client_collaborators of_one where of_one.membership_id = ${membershipId})`

function hasStatus(actor: Actor, status: Filters['status']): Sql {
  switch (status) {
    case undefined:
      return sql`c.deleted_at is null`
    case 'active':
    case 'inactive':
      return sql`c.deleted_at is null and c.status = ${status}`
    case 'not registered':
      return sql`c.deleted_at is null and c.registered_at is null`
    case 'deleted':
      return mayDo(actor, 'delete clients') ? sql`c.deleted_at is not null` : sql`false`
    default:
      return status satisfies never
  }
}

export function hasSubscription(state: NonNullable<Filters['subscription']>): Sql {
  switch (state) {
    case 'ending':
      return sql`c.subscription_end between ${today()} and ${today()} + ${subscriptionEndingDays}::int and not ${renewsByItself()}`
    case 'expired':
      return sql`c.subscription_end < ${today()} and not ${renewsByItself()}`
    case 'none':
      return sql`c.subscription_end is null`
    default:
      return state satisfies never
  }
}

/** Clients who were never seen count as not seen for longest. Clients without an end date come last in both directions. */
const orders = {
  name: sql`c.name_key, c.id`,
  '-name': sql`c.name_key desc, c.id desc`,
  created: sql`c.created_at, c.id`,
  '-created': sql`c.created_at desc, c.id desc`,
  lastSeen: sql`m.last_seen_at nulls first, c.id`,
  '-lastSeen': sql`m.last_seen_at desc nulls last, c.id desc`,
  subscriptionEnd: sql`c.subscription_end, c.id`,
  '-subscriptionEnd': sql`c.subscription_end desc nulls last, c.id desc`,
} as const satisfies Record<Exclude<Sort, keyof typeof adherenceOrders>, Sql>

/** Clients for whom nothing was planned come last in both directions; equal percentages are sorted by name. */
const rising = (percent: Sql) => sql`${percent} nulls last, c.name_key, c.id`
const falling = (percent: Sql) => sql`${percent} desc nulls last, c.name_key, c.id`

const adherenceOrders = {
  training: { kind: 'training', order: rising },
  '-training': { kind: 'training', order: falling },
  nutrition: { kind: 'nutrition', order: rising },
  '-nutrition': { kind: 'nutrition', order: falling },
  checkIns: { kind: 'checkIns', order: rising },
  '-checkIns': { kind: 'checkIns', order: falling },
} as const

const isAdherenceSort = (sort: Sort): sort is keyof typeof adherenceOrders => sort in adherenceOrders

/** The order of a list. `percent` replaces the column of `adherenceJoin` where the percentage is read from another place. */
export const orderOf = (sort: Sort, percent = sql`adherence.percent`): Sql =>
  isAdherenceSort(sort) ? adherenceOrders[sort].order(percent) : orders[sort]

/** Joins the percentages that some orders need. */
export const adherenceJoin = (actor: Actor, sort: Sort): Sql =>
  isAdherenceSort(sort) ? joinAdherence(actor, adherenceOrders[sort].kind) : sql``

/** Joins the memberships that some orders need. */
export const membershipJoin = (sort: Sort): Sql =>
  sort === 'lastSeen' || sort === '-lastSeen'
    ? sql`left join memberships m on m.workspace_id = c.workspace_id and m.id = c.membership_id`
    : sql``

/** The column that a page's ids need, so that the page can be sorted again. */
export const orderColumn = (sort: Sort): Sql => (isAdherenceSort(sort) ? sql`, adherence.percent` : sql``)
