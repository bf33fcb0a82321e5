import type { Service, ServiceOrder } from '@allenio/contract/services'
import type { OrderRow, ServiceRow } from './queries.ts'

export const presentOrder = (row: OrderRow): ServiceOrder => ({
  id: row.id,
  state: row.state,
  price: row.price,
  installments: row.installments,
  paidAt: row.paid_at,
  paidUntil: row.paid_until,
  may: {
    pay: row.state === 'ordered',
    cancel: row.state === 'ordered' || (row.billing === 'yearly' && (row.state === 'active' || row.state === 'overdue')),
  },
})

interface ShownBeside {
  order: OrderRow | undefined
  vat: Service['vat']
  amount: Service['amount']
}

export const presentService = (row: ServiceRow, { order, vat, amount }: ShownBeside): Service => ({
  id: row.id,
  code: row.code,
  name: { it: row.name_it, en: row.name_en },
  text: { it: row.text_it, en: row.text_en },
  // an order keeps its price
  price: order?.price ?? row.price,
  billing: order?.billing ?? row.billing,
  installments: row.installments,
  amount,
  vat,
  isRetired: !row.is_active,
  order: order ? presentOrder(order) : null,
})
