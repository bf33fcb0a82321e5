import type { ShoppingList, ShoppingPlanLine } from '@allenio/contract/shopping-lists'
import { expect, test } from 'vitest'
import { withWaiting, type ShoppingWrite } from './waiting-list.ts'

const at = '2026-11-02T08:00:00.000Z'
const times = { changedAt: at, sentAt: at }
const planLine = (id: string): ShoppingPlanLine => ({
  id,
  foodId: `food ${id}`,
  it: id,
  en: '',
  category: null,
  grams: 100,
  grossGrams: null,
})
const list: ShoppingList = {
  id: 'list',
  days: ['2026-11-02'],
  people: 1,
  changedAt: at,
  link: { expiresAt: at },
  lines: [
    { ...planLine('mela'), isTicked: true, changedAt: at },
    { ...planLine('carta'), foodId: null, grams: null, isTicked: false, changedAt: at },
    { ...planLine('sapone'), foodId: null, grams: null, isTicked: true, changedAt: at },
  ],
}

const save = (id: string, ids: readonly string[], writtenAt = 1): ShoppingWrite => ({
  kind: 'save',
  writtenAt,
  input: { id, days: ['2026-11-03'], people: 2, lines: ids.map(planLine), ...times },
})
const tick = (lineId: string, isTicked: boolean, writtenAt = 1, id = 'list'): ShoppingWrite => ({
  kind: 'tick',
  writtenAt,
  input: { id, ticks: [{ lineId, isTicked, changedAt: at }], sentAt: at },
})
const add = (lineId: string, writtenAt = 1): ShoppingWrite => ({
  kind: 'add',
  writtenAt,
  input: { id: 'list', lineId, text: lineId, ...times },
})
const remove = (lineId: string, writtenAt = 1): ShoppingWrite => ({ kind: 'delete', writtenAt, input: { id: 'list', lineId } })

const shown = (writes: readonly ShoppingWrite[], before: ShoppingList | null = list) =>
  withWaiting(before, writes)?.lines.map(({ id, isTicked }) => `${id}${isTicked ? ' x' : ''}`)

test.each([
  ['nothing waits', [], ['mela x', 'carta', 'sapone x']],
  [
    'the last of two ticks counts, whichever stands first',
    [tick('mela', true, 3), tick('mela', false, 2)],
    ['mela x', 'carta', 'sapone x'],
  ],
  ['a tick of a line that is gone', [tick('pera', true)], ['mela x', 'carta', 'sapone x']],
  ['a tick of an earlier list', [tick('mela', false, 1, 'other')], ['mela x', 'carta', 'sapone x']],
  ['a line is added once', [add('pane'), add('pane', 2), tick('pane', true, 3)], ['mela x', 'carta', 'sapone x', 'pane x']],
  ['a line is taken away', [add('pane'), remove('pane', 2), remove('carta', 3)], ['mela x', 'sapone x']],
  ['the same list anew keeps ticks and own lines', [save('list', ['pera', 'mela'])], ['pera', 'mela x', 'carta', 'sapone x']],
  ['another list takes over what was not bought', [save('next', ['pera'])], ['pera', 'carta']],
  ['what follows goes on from it', [save('next', ['pera']), tick('pera', true, 2, 'next')], ['pera x', 'carta']],
] as const)('%s', (_, writes, lines) => {
  expect(shown(writes)).toEqual(lines)
})

test('the first list is there before the server has it, and a link goes with its list', () => {
  expect(shown([save('first', ['mela'])], null)).toEqual(['mela'])
  expect([withWaiting(list, [save('list', [])])?.link, withWaiting(list, [save('next', [])])?.link]).toEqual([list.link, null])
  expect(withWaiting(null, [tick('mela', true)])).toBeNull()
})
