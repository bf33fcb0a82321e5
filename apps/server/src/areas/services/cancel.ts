import { cancelAtOperator } from '#areas/payments'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import type { WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { findOrder, setOrderState, type OrderRow } from './queries.ts'

/** Takes back an order that nobody has paid; a yearly one runs until the end of its paid year. A second time changes nothing. */
export async function cancelOrder(db: WorkspaceDb, { personId }: Actor, id: string): Promise<OrderRow> {
  const order = found(await findOrder(db, id))
  if (order.state === 'ended' || order.state === 'ending') return order
  if (order.state === 'ordered') {
    await setOrderState(db, order, 'ended')
  } else {
    if (order.billing === 'once' || order.state === 'settling') throw new AppError('service paid already')
    await cancelAtOperator(db, id)
    await setOrderState(db, order, 'ending')
  }
  await audit(db, { personId, action: 'cancel service', subjectId: id })
  return found(await findOrder(db, id))
}
