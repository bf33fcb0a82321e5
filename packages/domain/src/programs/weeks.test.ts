import type { DocumentRow, Operation } from '@allenio/contract/documents'
import { applyOperations, childrenOf, subtreeOf, withChanges, type DocumentRows } from '@allenio/domain/documents'
import { expect, test } from 'vitest'
import { addWeek, insertCopies, programModel, replaceContent } from './index.ts'

const programId = 'program'
const row = (id: string, type: string, parentId: string | null, place = 'V'): DocumentRow => ({
  id,
  type,
  parentId,
  place,
  cells: type === 'row' ? { name: id } : {},
  originId: null,
  isDeleted: false,
})

/** Week 1: day 1 with squat, day 2. Week 2: day 3. */
function sampleProgram(): DocumentRows {
  const rows = [
    row(programId, 'program', null),
    row('week 1', 'week', programId, '1'),
    row('week 2', 'week', programId, '2'),
    row('day 1', 'day', 'week 1', '1'),
    row('day 2', 'day', 'week 1', '2'),
    row('day 3', 'day', 'week 2', '1'),
    row('workout 1', 'workout', 'day 1'),
    row('squat', 'row', 'workout 1'),
  ]
  return new Map(rows.map(each => [each.id, each]))
}

const counter = () => {
  let last = 0
  return () => `new ${(last += 1)}`
}

function apply(rows: DocumentRows, operations: readonly Operation[]) {
  const { changed, inverse, faults } = applyOperations(programModel, rows, operations)
  return { rows: withChanges(rows, changed), inverse, faults }
}

/** Weeks with their days, and what is trained in each. */
const read = (rows: DocumentRows) =>
  childrenOf(rows, programId).map(week =>
    childrenOf(rows, week.id).map(day => subtreeOf(rows, day.id).flatMap(({ cells }) => cells['name'] ?? [])),
  )

test('a new week has as many days as the one before it, the first one three', () => {
  const rows = sampleProgram()
  const target = { parentId: programId, newId: counter() }
  expect(read(apply(rows, addWeek(rows, { ...target, index: 1 })).rows)).toEqual([[['squat'], []], [[], []], [[]]])
  expect(read(apply(rows, addWeek(rows, { ...target, index: 0 })).rows)[0]).toEqual([[], [], []])
})

test('a week is copied several times with everything in it, also into another program', () => {
  const rows = sampleProgram()
  const copy = { source: rows, id: 'week 1', times: 2, parentId: programId, index: 2, newId: counter() }
  expect(read(apply(rows, insertCopies(rows, copy)).rows)).toEqual([[['squat'], []], [[]], [['squat'], []], [['squat'], []]])
  const empty = new Map([[programId, row(programId, 'program', null)]])
  expect(read(apply(empty, insertCopies(empty, { ...copy, index: 0, times: 1 })).rows)).toEqual([[['squat'], []]])
})

test('a day takes the content of another one and keeps its place; undone, it has its own again', () => {
  const rows = sampleProgram()
  const pasted = apply(rows, replaceContent(rows, { source: rows, id: 'day 3', targetId: 'day 1', newId: counter() }))
  expect(read(pasted.rows)).toEqual([[[], []], [[]]])
  expect(read(apply(pasted.rows, pasted.inverse).rows)).toEqual(read(rows))
  const day = apply(rows, replaceContent(rows, { source: rows, id: 'day 1', targetId: 'day 3', newId: counter() }))
  expect(read(day.rows)).toEqual([[['squat'], []], [['squat']]])
})

test('a week does not become a day', () => {
  const rows = sampleProgram()
  expect(replaceContent(rows, { source: rows, id: 'week 1', targetId: 'day 3', newId: counter() })).toEqual([])
  const { faults } = apply(
    rows,
    insertCopies(rows, { source: rows, id: 'week 1', times: 1, parentId: 'week 2', index: 0, newId: counter() }),
  )
  expect(new Set(faults.map(({ reason }) => reason))).toEqual(new Set(['wrong place', 'unknown row']))
})

test('more than 52 weeks are refused, each by name', () => {
  const rows = sampleProgram()
  const { faults } = apply(
    rows,
    insertCopies(rows, { source: rows, id: 'week 2', times: 60, parentId: programId, index: 2, newId: counter() }),
  )
  expect(faults.filter(({ reason }) => reason === 'too many')).toHaveLength(10)
})
