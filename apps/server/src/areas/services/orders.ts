import { newId } from '@allenio/domain/ids'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type WorkspaceDb } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import { findRunningOrder, type OrderRow, type ServiceRow } from './queries.ts'

/**
 * Orders a service at its price of this moment. The order that there is is answered again; as long as it is not paid, it takes the price
 * and the installments of now.
 */
export async function placeOrder(
  db: WorkspaceDb,
  { personId }: Actor,
  { service, installments }: { service: ServiceRow; installments: number | null },
): Promise<OrderRow> {
  if (!service.is_active) throw new AppError('service not sold')
  if (installments !== null && installments > (service.installments ?? 0)) throw wrongField('installments', 'installments not offered')
  const { price, billing } = service
  // the index lets one of two tabs in
  const isNew = await db.run(sql`
    insert into service_orders (id, service_id, state, price, billing, installments, person_id)
    values (${newId()}, ${service.id}, 'ordered', ${price}, ${billing}, ${installments}::integer, ${personId})
    on conflict (workspace_id, service_id) where state <> 'ended' do nothing`)
  const order = found(await findRunningOrder(db, service.id))
  if (isNew) {
    await audit(db, { personId, action: 'order service', subjectId: order.id, details: { service: service.code, price } })
    return order
  }
  if (order.state !== 'ordered') return order
  await db.run(sql`
    update service_orders set price = ${price}, billing = ${billing}, installments = ${installments}::integer where id = ${order.id}`)
  return { ...order, price, billing, installments }
}
