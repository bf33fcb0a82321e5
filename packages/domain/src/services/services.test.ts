import { expect, test } from 'vitest'
import { orderStateOf, type PaidSale } from './index.ts'

const sale = (state: PaidSale['state'], more: Partial<PaidSale> = {}): PaidSale => ({ state, endsAt: null, installmentsPaid: 0, ...more })
const once = { billing: 'once', installments: null } as const
const parts = { billing: 'once', installments: 6 } as const
const yearly = { billing: 'yearly', installments: null } as const

test.each([
  ['ordered', once, sale('open'), 'ordered'],
  ['ordered', once, sale('expired'), 'ordered'],
  ['settling', once, sale('failed'), 'ordered'],
  ['ended', once, sale('expired'), 'ended'],
  ['ordered', once, sale('settling'), 'settling'],
  // another page of an order that runs
  ['active', once, sale('expired'), 'active'],
  ['overdue', parts, sale('settling'), 'overdue'],
  ['ordered', once, sale('paid', { installmentsPaid: 1 }), 'active'],
  // somebody paid in the moment in which it was taken back
  ['ended', once, sale('paid', { installmentsPaid: 1 }), 'active'],
  ['active', parts, sale('overdue', { installmentsPaid: 2 }), 'overdue'],
  ['active', parts, sale('ended', { installmentsPaid: 6 }), 'active'],
  ['overdue', parts, sale('ended', { installmentsPaid: 2 }), 'ended'],
  ['ordered', yearly, sale('paid'), 'active'],
  ['active', yearly, sale('paid', { endsAt: '2027-01-01T00:00:00Z' }), 'ending'],
  ['ending', yearly, sale('paid'), 'ending'],
  ['ending', yearly, sale('ended', { installmentsPaid: 1 }), 'ended'],
] as const)('an order that is %s (%j) and its sale %j: %s', (state, terms, picture, expected) => {
  expect(orderStateOf({ state, ...terms }, picture)).toBe(expected)
})
