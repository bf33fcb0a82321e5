import type { Output } from '@allenio/contract'
import { customAppCode, type listServices as endpoint } from '@allenio/contract/services'
import { withVat } from '@allenio/domain/plan'
import { findAppBuyer } from '#areas/custom-apps'
import { billingOf } from '#areas/payments'
import type { WorkspaceDb } from '#platform/db'
import { usePayments } from '#platform/payments'
import { presentService } from './present.ts'
import { listRunningOrders, listServiceRows } from './queries.ts'

export async function listServices(db: WorkspaceDb): Promise<Output<typeof endpoint>> {
  const { vat: own } = await billingOf(db)
  const { vat: ofApp } = await billingOf(db, await findAppBuyer(db))
  const orders = new Map((await listRunningOrders(db)).map(order => [order.service_id, order]))
  const services = (await listServiceRows(db)).map(row => {
    const order = orders.get(row.id)
    const vat = row.code === customAppCode ? ofApp : own
    return presentService(row, { order, vat, amount: withVat(order?.price ?? row.price, vat) })
  })
  return { services, maySell: usePayments() !== undefined }
}
