import type { ServiceOrderState } from '@allenio/contract/services'
import { serviceOrderTransitions } from '@allenio/domain/services'
import { requireTransition } from '@allenio/domain/states'
import { sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'

export interface ServiceRow extends Row<
  'services',
  'id' | 'code' | 'name_it' | 'name_en' | 'text_it' | 'text_en' | 'price' | 'billing' | 'installments' | 'is_active'
> {}

export interface OrderRow extends Row<
  'service_orders',
  'id' | 'service_id' | 'state' | 'price' | 'billing' | 'installments' | 'paid_at' | 'paid_until' | 'ended_at'
> {}

const serviceColumns = sql`s.id, s.code, s.name_it, s.name_en, s.text_it, s.text_en, s.price, s.billing, s.installments, s.is_active`

/** The services that are offered, and those that the business has although they are offered no more. */
export const listServiceRows = (db: WorkspaceDb) =>
  db.many<ServiceRow>(sql`
  select ${serviceColumns} from services s
  where s.is_active or exists (select from service_orders o where o.service_id = s.id and o.state <> 'ended')
  order by s.position, s.code`)

export const findService = (db: WorkspaceDb, condition: Sql) =>
  db.maybeOne<ServiceRow>(sql`select ${serviceColumns} from services s where ${condition}`)

const orderColumns = sql`o.id, o.service_id, o.state, o.price, o.billing, o.installments, o.paid_at, o.paid_until, o.ended_at`

/** The orders of the business that have not ended, one for each service at most. */
export const listRunningOrders = (db: WorkspaceDb) =>
  db.many<OrderRow>(sql`select ${orderColumns} from service_orders o where o.state <> 'ended'`)

export const findRunningOrder = (db: WorkspaceDb, serviceId: string) =>
  db.maybeOne<OrderRow>(
    sql`select ${orderColumns} from service_orders o where o.service_id = ${serviceId} and o.state <> 'ended' for update`,
  )

export const findOrder = (db: WorkspaceDb, id: string) =>
  db.maybeOne<OrderRow>(sql`select ${orderColumns} from service_orders o where o.id = ${id} for update`)

/** The one place that changes the state of an order, whose row is locked. A paid year that is new is announced anew. */
export function setOrderState(
  db: WorkspaceDb,
  { id, state }: Pick<OrderRow, 'id' | 'state'>,
  to: ServiceOrderState,
  paidUntil: string | null = null,
): Promise<number> {
  requireTransition(serviceOrderTransitions, state, to)
  const isPaid = to === 'active' || to === 'ending'
  return db.run(sql`
    update service_orders set state = ${to}, paid_at = case when ${isPaid}::boolean then coalesce(paid_at, now()) else paid_at end,
      announced_at = case when paid_until is distinct from coalesce(${paidUntil}::timestamptz, paid_until) then null else announced_at end,
      paid_until = coalesce(${paidUntil}::timestamptz, paid_until),
      ended_at = case when ${to} = 'ended' then coalesce(ended_at, now()) end
    where id = ${id}`)
}

/** The states in which a service is at the business's disposal. */
export const runningStates = ['active', 'overdue', 'ending'] as const satisfies readonly ServiceOrderState[]
