import type { OwnLabels, OwnProduct } from '@allenio/contract/aliments'
import { expect, test } from 'vitest'
import { labelStatus } from './label-status.ts'

const rusks = { id: '0a', name: 'Fette biscottate' }
const readOn = '2026-11-28'
const free = (...names: string[]) => names.map(name => ({ name, readOn }))

const product = (id: string, rest: Partial<OwnProduct> = {}): OwnProduct => ({
  id,
  brand: 'Mulino',
  name: id,
  barcode: '',
  state: 'current',
  withdrawal: null,
  foodKeys: [rusks.id],
  chosenFor: [],
  free: free('Latte'),
  named: [],
  ...rest,
})

const labels = (products: OwnProduct[]): OwnLabels => ({ checks: [], products })
const offered = (products: OwnProduct[], doubts = ['Latte']) =>
  labelStatus({ food: rusks, doubts }, labels(products), []).offers.map(({ id }) => id)

test('products are offered for their own food, if they are free of every doubt and name nothing', () => {
  const products = [
    product('right'),
    product('of another food', { foodKeys: ['0b'] }),
    product('old', { state: 'expired' }),
    product('withdrawn', { state: 'withdrawn' }),
    product('silent', { free: [] }),
    product('with soya', { named: [{ name: 'Soia', state: 'may contain', readOn }] }),
  ]
  expect(offered(products)).toEqual(['right'])
  expect(offered(products, ['Latte', 'Soia'])).toEqual([])
  expect(offered(products, [])).toEqual([])
})

test('the chosen product answers its doubts, and what it says nothing of stays open', () => {
  const chosen = product('chosen', { chosenFor: [rusks.id] })
  const status = labelStatus({ food: rusks, doubts: ['Latte', 'Soia'] }, labels([chosen]), [])
  expect(status).toMatchObject({ chosen: { id: 'chosen' }, open: ['Soia'], offers: [] })
})

test('words are a food of their own, and what waits on the device is known', () => {
  const words = { id: null, name: 'Pane  del Bar' }
  expect(labelStatus({ food: words, doubts: ['Latte'] }, undefined, [{ food: { id: null, name: 'pane del bar' } }])).toMatchObject({
    isUnsent: true,
    open: ['Latte'],
  })
})
