import { expect, test } from 'vitest'
import { rowsOfNewDocument } from './index.ts'

const model = { list: { parent: null }, note: { parent: 'list', atMost: 1 } } as const
const note = (id: string, parentId = 'list') => ({ kind: 'insert', id, type: 'note', parentId, place: 'V', cells: { text: id } }) as const

test('a new document is its own row and those that are inserted from the beginning', () => {
  const rows = rowsOfNewDocument(model, { id: 'list', cells: { name: 'Base' }, operations: [note('a')], originId: 'template' })
  expect([...rows.values()]).toEqual([
    { id: 'list', type: 'list', parentId: null, place: 'V', cells: { name: 'Base' }, originId: 'template', isDeleted: false },
    { id: 'a', type: 'note', parentId: 'list', place: 'V', cells: { text: 'a' }, originId: null, isDeleted: false },
  ])
})

test('a row that the model refuses is a fault of whoever made it', () => {
  expect(() => rowsOfNewDocument(model, { id: 'list', cells: {}, operations: [note('a', 'b')] })).toThrow('unknown row')
  expect(() => rowsOfNewDocument(model, { id: 'list', cells: {}, operations: [note('a'), note('b')] })).toThrow('too many')
})
