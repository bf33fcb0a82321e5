import type { ServiceOrderState } from '@allenio/contract/services'
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

/** The states in which a service is at the business's disposal. */
export const runningStates = ['active', 'overdue', 'ending'] as const satisfies readonly ServiceOrderState[]
