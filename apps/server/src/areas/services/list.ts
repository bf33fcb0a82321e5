import type { Output } from '@allenio/contract'
import type * as contract from '@allenio/contract/services'
import { withVat } from '@allenio/domain/plan'
import { billingOf } from '#areas/payments'
import type { WorkspaceDb } from '#platform/db'
import { usePayments } from '#platform/payments'
import { presentService } from './present.ts'
import { listRunningOrders, listServiceRows } from './queries.ts'

export async function listServices(db: WorkspaceDb): Promise<Output<typeof contract.listServices>> {
  const { vat } = await billingOf(db)
  const orders = new Map((await listRunningOrders(db)).map(order => [order.service_id, order]))
  const services = (await listServiceRows(db)).map(row => {
    const order = orders.get(row.id)
    return presentService(row, { order, amount: withVat(order?.price ?? row.price, vat) })
  })
  return { services, vat, maySell: usePayments() !== undefined }
}
