import type { DocumentRow } from '@allenio/contract/documents'
import { VisitContent } from '@allenio/contract/visits'
import { expect, test } from 'vitest'
import { applyOperations, childrenOf, withChanges, type DocumentRows } from '@allenio/domain/documents'
import { counter } from '@allenio/domain/testing'
import { operationsWritingVisit, visitModel } from './index.ts'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const id = idOf(0)
const newId = counter()
const root: DocumentRow = { id, type: 'visit', parentId: null, place: 'V', cells: {}, originId: null, isDeleted: false }

function write(rows: DocumentRows, content: object) {
  const operations = operationsWritingVisit(rows, { id, content: VisitContent.parse(content), newId })
  const { changed, faults } = applyOperations(visitModel, rows, operations)
  expect(faults).toEqual([])
  return { operations, rows: withChanges(rows, changed) }
}

test('a whole content becomes cells and rows, and again changes nothing', () => {
  const empty: DocumentRows = new Map([[id, root]])
  const content = {
    takenOn: '2026-03-02',
    measures: { weight: [62], 'fat-mass': { percent: [25] } },
    laboratoryValues: [{ id: idOf(1), name: 'Ferritina', value: '< 10', unit: 'ng/ml', day: '2026-02-20' }],
    ownFields: [{ id: idOf(2), label: 'Turni', text: 'Di notte' }],
  }
  const { rows } = write(empty, content)
  expect(rows.get(id)?.cells).toEqual({ takenOn: '2026-03-02', weight: [62], 'fat-mass': { percent: [25] } })
  expect(childrenOf(rows, id).map(({ type, cells }) => [type, cells['name'] ?? cells['label']])).toEqual([
    ['laboratory value', 'Ferritina'],
    ['own field', 'Turni'],
  ])
  expect(write(rows, content).operations).toEqual([])
})

test('a body that does not name what was copied from the record leaves it', () => {
  const rows: DocumentRows = new Map([[id, { ...root, cells: { sex: 'female', birthDate: '1990-05-01', note: 'Bene' } }]])
  expect(write(rows, {}).rows.get(id)?.cells).toEqual({ sex: 'female', birthDate: '1990-05-01' })
  expect(write(rows, { birthDate: '1991-05-01' }).rows.get(id)?.cells).toEqual({ sex: 'female', birthDate: '1991-05-01' })
})
