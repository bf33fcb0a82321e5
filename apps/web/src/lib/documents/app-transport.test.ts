import { newId } from '@allenio/domain/ids'
import { expect, test } from 'vitest'
import { joinEdits } from './app-transport.ts'

const editOf = (operationCount: number, { text = '', base = 1 } = {}) => {
  const operations = Array.from({ length: operationCount }, () => ({ kind: 'set' as const, id: newId(), cells: { text } }))
  return { id: newId(), base, batches: [{ id: newId(), gestureId: newId(), kind: 'edit' as const, operations }] }
}

test('edits that wait leave as one, since the revision of the first', () => {
  const [one, other] = [editOf(1), editOf(1, { base: 2 })]
  expect(joinEdits(one, other, true)).toEqual({ ...one, batches: [...one.batches, ...other.batches] })
})

test.each([
  ['with a network much at once leaves in parts', editOf(30), true],
  [
    'without one few writes wait, and none is too large for the server',
    editOf(900, { text: 'a note of some length, as a coach may write it '.repeat(8) }),
    false,
  ],
  [
    'fifty batches are as much as one call takes',
    { ...editOf(1), batches: Array.from({ length: 50 }, () => editOf(1).batches).flat() },
    false,
  ],
])('%s', (_, waiting, hasNetwork) => {
  expect(joinEdits(waiting, editOf(1), hasNetwork)).toBeUndefined()
})

test('without a network a day of edits is one write', () => {
  expect(joinEdits(editOf(900), editOf(1), false)?.batches).toHaveLength(2)
})
