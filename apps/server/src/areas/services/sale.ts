import type { Language } from '@allenio/contract'
import { customAppCode } from '@allenio/contract/services'
import { orderStateOf } from '@allenio/domain/services'
import { findAppBuyer, noteAppPayment, refuseUnfinishedApp } from '#areas/custom-apps'
import { payAtOperator, type OperatorSale, type SaleFollower, type SaleIntent, type SaleState } from '#areas/payments'
import type { Actor } from '#platform/access'
import { sql, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { findOrder, findRunningOrder, findService, setOrderState, type OrderRow } from './queries.ts'

const kind = 'service'

interface SessionOf {
  orderId: string
  language: Language
}

/** The page on which an order is paid: the one that is open, or a new one. */
export async function beginSession(db: WorkspaceDb, actor: Actor, { orderId, language }: SessionOf): Promise<SaleIntent> {
  const order = found(await findOrder(db, orderId))
  const service = found(await findService(db, sql`s.id = ${order.service_id}`))
  if (order.state === 'ended') throw new AppError('not found')
  if (order.state !== 'ordered') throw new AppError('service paid already')
  const isApp = service.code === customAppCode
  // the draft may have been changed since it was sent
  if (isApp) await refuseUnfinishedApp(db, actor)
  const sale: OperatorSale = {
    kind,
    saleId: order.id,
    titles: { it: service.name_it, en: service.name_en },
    buyer: isApp ? await findAppBuyer(db) : null,
    net: order.price,
    rhythm: order.billing,
    installments: order.installments,
    language,
    successPath: isApp ? '/payments/custom-app?paid=1' : `/services/request?paid=${service.id}`,
    cancelPath: `/services/${service.id}/request`,
  }
  return payAtOperator.begin(db, sale)
}

/** Brings an order to what the provider says of its sale, in the transaction that stores it; false for a second order that was paid. */
async function followSale(db: WorkspaceDb, sale: SaleState): Promise<boolean> {
  const order = await findOrder(db, sale.saleId)
  if (!order) return true
  const state = orderStateOf(order, sale)
  if (order.state === 'ended' && state !== 'ended' && !(await makeRoom(db, order))) return false
  await setOrderState(db, order, state, sale.paidUntil)
  const service = found(await findService(db, sql`s.id = ${order.service_id}`))
  if (service.code === customAppCode) await noteAppPayment(db, { status: appPayments[state], installments: order.installments })
  return true
}

const appPayments = {
  ordered: 'unpaid',
  settling: 'settling',
  active: 'paid',
  ending: 'paid',
  overdue: 'overdue',
  ended: 'unpaid',
} as const

/** An order that was taken back and is paid all the same lives again, and takes the place of a newer one that is not paid. */
async function makeRoom(db: WorkspaceDb, { id, service_id: serviceId }: OrderRow): Promise<boolean> {
  const running = await findRunningOrder(db, serviceId)
  if (!running || running.id === id) return true
  if (running.state !== 'ordered') return false
  await setOrderState(db, running, 'ended')
  return true
}

export const serviceSales: SaleFollower = { kind, follow: followSale }
