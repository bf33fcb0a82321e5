import type { SharedShoppingList } from '@allenio/contract/shopping-lists'
import { expect, test } from 'vitest'
import { noTicks, parseTicks, withHeld, withoutSent, withTick } from './held-ticks.ts'

const line = (id: string, isTicked: boolean) => ({
  id,
  it: id,
  en: '',
  category: null,
  grams: null,
  grossGrams: null,
  isTicked,
  isOwn: false,
  changedAt: '2026-11-02T08:00:00.000Z',
})
const list: SharedShoppingList = {
  days: ['2026-11-02'],
  people: 1,
  expiresAt: '2026-11-16T08:00:00.000Z',
  lines: [line('mela', false), line('riso', true)],
}

test('what was ticked here shows before the server has it, and the later of two counts', () => {
  const held = withTick(withTick(withTick(noTicks, 'mela', true), 'riso', false), 'mela', false)
  expect(withHeld(list, held).lines.map(({ id, isTicked }) => [id, isTicked])).toEqual([
    ['mela', false],
    ['riso', false],
  ])
  expect(withHeld(list, withTick(noTicks, 'gone', true))).toEqual(list)
})

test('what was ticked anew while the first was on its way stays', () => {
  const sent = withTick(withTick(noTicks, 'mela', true, '08:00'), 'riso', true, '08:00')
  const held = withTick(sent, 'mela', false, '08:01')
  expect(withoutSent(held, sent)).toEqual({ mela: { isTicked: false, changedAt: '08:01' } })
})

test.each([
  [null, {}],
  ['text', {}],
  [{ a: { isTicked: true, changedAt: 'x' }, b: { isTicked: 1 }, c: null }, { a: { isTicked: true, changedAt: 'x' } }],
])('of what is stored only ticks are read: %o', (stored, ticks) => expect(parseTicks(stored)).toEqual(ticks))
