import type { DocumentRow, Operation } from '@allenio/contract/documents'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyOperations, childrenOf, withChanges, type DocumentRows } from '@allenio/domain/documents'
import { rowCells, runs } from '@allenio/domain/testing'
import {
  cellsToPasteOn,
  groupRows,
  insertRows,
  moveRows,
  numberDays,
  numberRows,
  programModel,
  restAfterRound,
  restSecondsOf,
  rowsToPaste,
  supersetOf,
  supersetsIn,
  ungroupRows,
} from './index.ts'

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const programId = idOf(0)
const workoutId = idOf(3)
const otherWorkoutId = idOf(4)

const rowOf = (number: number, type: string, parentId: string | null, cells: DocumentRow['cells'] = {}): DocumentRow => ({
  id: idOf(number),
  type,
  parentId,
  place: String(number),
  cells,
  originId: null,
  isDeleted: false,
})

/** A program with one day of two workouts; the first one has five exercises. */
function sampleProgram(): DocumentRows {
  const rows = [
    rowOf(0, 'program', null),
    rowOf(1, 'week', programId),
    rowOf(2, 'day', idOf(1)),
    rowOf(3, 'workout', idOf(2)),
    rowOf(4, 'workout', idOf(2)),
    ...[11, 12, 13, 14, 15].map(number => rowOf(number, 'row', workoutId, { name: `exercise ${number}`, sets: number })),
    rowOf(21, 'row', otherWorkoutId, { name: 'exercise 21' }),
  ]
  return new Map(rows.map(row => [row.id, row]))
}

function apply(rows: DocumentRows, operations: readonly Operation[]): DocumentRows {
  const { changed, faults } = applyOperations(programModel, rows, operations)
  expect(faults).toEqual([])
  return withChanges(rows, changed)
}

const counter = (start = 1_000) => {
  let last = start
  return () => idOf((last += 1))
}

/** Seconds after a set of a row, as the whole workout has it. */
function restOf(rows: DocumentRows, number: number): number {
  const cells = rows.get(idOf(number))?.cells
  return restSecondsOf({ ...cells, ...numberRows(childrenOf(rows, workoutId)).get(idOf(number))?.rest })
}

/** As a coach reads a workout: 11 A, 12 B1, 13 B2. */
const read = (rows: DocumentRows, id = workoutId) => {
  const list = childrenOf(rows, id)
  const numbers = numberRows(list)
  return list.map(row => `${Number(row.id.slice(-4))} ${numbers.get(row.id)?.letter}${numbers.get(row.id)?.supersetPosition ?? ''}`)
}

const grouped = (...numbers: readonly number[]) => apply(sampleProgram(), groupRows(sampleProgram(), numbers.map(idOf), counter()))

describe('letters', () => {
  test('run from A and are shared in a superset, whose members count from 1', () => {
    expect(read(sampleProgram())).toEqual(['11 A', '12 B', '13 C', '14 D', '15 E'])
    expect(read(grouped(12, 13))).toEqual(['11 A', '12 B1', '13 B2', '14 C', '15 D'])
  })

  test('begin again after Z', () => {
    const added = Array.from({ length: 25 }, (_, index) => ({ id: idOf(100 + index), cells: {} }))
    const rows = apply(sampleProgram(), insertRows(sampleProgram(), workoutId, idOf(15), added))
    expect(read(rows).slice(25, 28)).toEqual(['120 Z', '121 A', '122 B'])
  })

  test('rest belongs to the last of a superset', () => {
    const rows = grouped(12, 13, 14)
    expect([11, 12, 13, 14].map(number => restOf(rows, number))).toEqual([90, 0, 0, 90])
  })
})

describe('supersets', () => {
  test('rows that stand apart come together behind the first', () => {
    expect(read(grouped(11, 14, 15))).toEqual(['11 A1', '14 A2', '15 A3', '12 B', '13 C'])
  })

  test('one that is taken out of the middle leaves the others together', () => {
    const rows = grouped(11, 12, 13)
    expect(read(apply(rows, ungroupRows(rows, [idOf(12)])))).toEqual(['11 A1', '13 A2', '12 B', '14 C', '15 D'])
  })

  test('several that leave at once go behind the others, in their order', () => {
    const rows = grouped(11, 12, 13, 14)
    const leave = (...numbers: readonly number[]) => read(apply(rows, ungroupRows(rows, numbers.map(idOf))))
    expect(leave(12, 11)).toEqual(['13 A1', '14 A2', '11 B', '12 C', '15 D'])
    expect(leave(11, 12, 14)).toEqual(['13 A', '11 B', '12 C', '14 D', '15 E'])
    expect(leave(11, 12, 13, 14)).toEqual(['11 A', '12 B', '13 C', '14 D', '15 E'])
    const two = apply(rows, groupRows(rows, [13, 14].map(idOf), counter(1_100)))
    expect(read(two)).toEqual(['11 A1', '12 A2', '13 B1', '14 B2', '15 C'])
    expect(read(apply(two, ungroupRows(two, [11, 13].map(idOf))))).toEqual(['12 A', '11 B', '14 C', '13 D', '15 E'])
  })

  test('of two, taking one out leaves no superset', () => {
    const rows = grouped(11, 12)
    expect(read(apply(rows, ungroupRows(rows, [idOf(11)])))).toEqual(['12 A', '11 B', '13 C', '14 D', '15 E'])
  })

  test('a row that is moved away leaves its superset, and one that is moved into it joins', () => {
    const rows = grouped(11, 12, 13)
    const away = apply(rows, moveRows(rows, [idOf(12)], { workoutId, index: 4 }))
    expect(read(away)).toEqual(['11 A1', '13 A2', '14 B', '15 C', '12 D'])
    expect(read(apply(away, moveRows(away, [idOf(15)], { workoutId, index: 1 })))).toEqual(['11 A1', '15 A2', '13 A3', '14 B', '12 C'])
  })

  test('a whole superset stays one in another workout', () => {
    const rows = grouped(11, 12)
    const moved = apply(rows, moveRows(rows, [idOf(11), idOf(12)], { workoutId: otherWorkoutId, index: 1 }))
    expect(read(moved, otherWorkoutId)).toEqual(['21 A', '11 B1', '12 B2'])
  })

  test('one row alone is no superset', () => {
    expect(groupRows(sampleProgram(), [idOf(11)], counter())).toEqual([])
  })

  const withRests = (...rests: readonly DocumentRow['cells'][]): DocumentRows => {
    const rows = new Map(sampleProgram())
    for (const [at, cells] of rests.entries()) rows.set(idOf(11 + at), rowOf(11 + at, 'row', workoutId, cells))
    return rows
  }

  test.each<[DocumentRow['cells'][], number[]]>([
    [
      [{ restSeconds: 120 }, { restSeconds: 60 }, {}],
      [0, 0, 120],
    ],
    [
      [{ restSeconds: 120 }, {}, { restSeconds: 45 }],
      [0, 0, 45],
    ],
    [
      [{ restSeconds: 120 }, {}, { restSeconds: 0 }],
      [0, 0, 0],
    ],
    [
      [{ restSeconds: 120 }, {}, { restType: 'no_rest' }],
      [0, 0, 0],
    ],
    [
      [{ restSeconds: 120, restType: 'no_rest' }, {}, {}],
      [0, 0, 90],
    ],
    [
      [{ restSeconds: 0 }, {}, {}],
      [0, 0, 90],
    ],
    [
      [{}, {}, {}],
      [0, 0, 90],
    ],
  ])('of %j one rests after the last: as long as it says itself, else as long as the longest of the others', (cells, seconds) => {
    const rows = withRests(...cells)
    const joined = apply(rows, groupRows(rows, [11, 12, 13].map(idOf), counter()))
    expect([11, 12, 13].map(number => restOf(joined, number))).toEqual(seconds)
    expect(restAfterRound(cells)).toBe(seconds.at(-1))
  })

  test('apart again, each row rests as long as before, also the last one', () => {
    const rows = withRests({ restSeconds: 120 }, {}, {})
    const joined = apply(rows, groupRows(rows, [11, 12, 13].map(idOf), counter()))
    const shorter = apply(joined, ungroupRows(joined, [idOf(13)]))
    expect([11, 12, 13].map(number => restOf(shorter, number))).toEqual([0, 120, 90])
    const apart = apply(shorter, ungroupRows(shorter, [11, 12].map(idOf)))
    expect([11, 12, 13].map(number => restOf(apart, number))).toEqual([120, 90, 90])
  })
})

describe('paste', () => {
  /** Copied rows, each alone or in one of two supersets. */
  const copies = fc.array(
    fc
      .tuple(rowCells, fc.constantFrom('one', 'two', null))
      .map(([cells, superset]) => (superset === null ? cells : { ...cells, superset })),
    { minLength: 1, maxLength: 6 },
  )
  const placeOf = (rows: DocumentRows, id: string) => {
    const row = rows.get(id)
    const number = numberRows(childrenOf(rows, row?.parentId ?? '')).get(id)
    const dayId = rows.get(row?.parentId ?? '')?.parentId ?? ''
    return { ...row, cells: {}, superset: row && supersetOf(row), number, day: numberDays(rows, programId).get(dayId) }
  }

  test('on a row keeps its id, workout, day, week, position and group, and takes all else', () => {
    fc.assert(
      fc.property(copies, fc.nat(4), fc.boolean(), ([copied = {}], at, isGrouped) => {
        const rows = isGrouped ? grouped(12, 13, 14) : sampleProgram()
        const target = rows.get(idOf(11 + at))
        if (!target) throw new Error('the row is there')
        const cells = cellsToPasteOn(target.cells, copied)
        const pasted = apply(rows, [{ kind: 'set', id: target.id, cells }])
        expect(placeOf(pasted, target.id)).toEqual(placeOf(rows, target.id))
        expect({ ...pasted.get(target.id)?.cells, superset: null }).toEqual({ ...copied, superset: null })
        expect(cellsToPasteOn(pasted.get(target.id)?.cells ?? {}, copied)).toEqual({})
      }),
      runs,
    )
  })

  test('as new rows comes without an id, and supersets stay among them and join no others', () => {
    fc.assert(
      fc.property(copies, copied => {
        const newId = counter(2_000)
        const rows = grouped(12, 13)
        const added = rowsToPaste(copied, newId)
        expect(added.map(cells => ({ ...cells, superset: null }))).toEqual(copied.map(cells => ({ ...cells, superset: null })))
        const newRows = added.map(cells => ({ id: newId(), cells }))
        const pasted = apply(rows, insertRows(rows, workoutId, idOf(13), newRows))
        const sets = supersetsIn(childrenOf(pasted, workoutId)).map(({ length }) => length)
        const copiedSets = supersetsIn(copied.map(cells => ({ cells }))).map(({ length }) => length)
        expect(sets).toEqual([1, 2, ...copiedSets, 1, 1])
        expect(
          childrenOf(pasted, workoutId)
            .filter(({ id }) => !rows.has(id))
            .map(({ id }) => id),
        ).toEqual(newRows.map(({ id }) => id))
      }),
      runs,
    )
  })
})

test('days count within their week and through the program', () => {
  const rows = new Map(sampleProgram())
  for (const row of [rowOf(5, 'day', idOf(1)), rowOf(6, 'week', programId), rowOf(7, 'day', idOf(6))]) rows.set(row.id, row)
  expect([...numberDays(rows, programId).values()]).toEqual([
    { weekNumber: 1, dayNumber: 1, programDay: 1 },
    { weekNumber: 1, dayNumber: 2, programDay: 2 },
    { weekNumber: 2, dayNumber: 1, programDay: 3 },
  ])
  const without = apply(rows, [{ kind: 'delete', id: idOf(1) }])
  expect(numberDays(without, programId).get(idOf(7))).toEqual({ weekNumber: 1, dayNumber: 1, programDay: 1 })
})

test('whatever is added, moved, deleted and restored, weeks and days count from 1 without gaps, in their order', () => {
  const gesture = fc.record({ kind: fc.constantFrom('add week', 'add day', 'move', 'delete', 'restore'), at: fc.nat(20), to: fc.nat(20) })
  fc.assert(
    fc.property(fc.array(gesture, { maxLength: 20 }), gestures => {
      const newId = counter()
      let rows = sampleProgram()
      const visible = (type: string) => {
        const weeks = childrenOf(rows, programId)
        return type === 'week' ? weeks : weeks.flatMap(({ id }) => childrenOf(rows, id))
      }
      for (const { kind, at, to } of gestures) {
        const weeks = visible('week')
        const parts = [...weeks, ...visible('day')]
        const part = parts[at % Math.max(1, parts.length)]
        const parentId = part?.type === 'day' ? weeks[to % weeks.length]?.id : programId
        const deleted = [...rows.values()].filter(row => row.isDeleted)[0]
        const place = `${(to % 9) + 1}V`
        const insert = (type: string, id: string | undefined): Operation[] =>
          id === undefined ? [] : [{ kind: 'insert', id: newId(), type, parentId: id, place, cells: {} }]
        const operations: Operation[] = {
          'add week': () => insert('week', programId),
          'add day': () => insert('day', weeks[at % Math.max(1, weeks.length)]?.id),
          move: () => (part && parentId !== undefined ? [{ kind: 'move' as const, id: part.id, parentId, place }] : []),
          delete: () => (part ? [{ kind: 'delete' as const, id: part.id }] : []),
          restore: () => (deleted ? [{ kind: 'restore' as const, id: deleted.id }] : []),
        }[kind]()
        rows = withChanges(rows, applyOperations(programModel, rows, operations).changed)
      }
      const numbers = numberDays(rows, programId)
      const expected = visible('week').flatMap(({ id }, week) =>
        childrenOf(rows, id).map((day, index) => [day.id, { weekNumber: week + 1, dayNumber: index + 1 }] as const),
      )
      expect([...numbers]).toEqual(expected.map(([id, number], index) => [id, { ...number, programDay: index + 1 }]))
    }),
    runs,
  )
})

const rests = fc.constantFrom<DocumentRow['cells']>({}, { restSeconds: 60 }, { restSeconds: 120 }, { restType: 'no_rest' })

test('whatever is done, members of a superset stand together, count from 1, and have their own rests when they are apart', () => {
  const gesture = fc.record({
    kind: fc.constantFrom('group', 'ungroup', 'move', 'insert', 'delete'),
    at: fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }),
    to: fc.nat(20),
  })
  fc.assert(
    fc.property(fc.array(gesture, { maxLength: 15 }), fc.array(rests, { minLength: 5, maxLength: 5 }), (gestures, ownRests) => {
      const newId = counter()
      let rows = sampleProgram()
      for (const [at, cells] of ownRests.entries()) rows = apply(rows, [{ kind: 'set', id: idOf(11 + at), cells }])
      const before = rows
      for (const { kind, at, to } of gestures) {
        const list = childrenOf(rows, workoutId)
        const ids = [...new Set(at.flatMap(each => list[each % Math.max(1, list.length)]?.id ?? []))]
        const index = to % (list.length - ids.length + 1)
        const operations = {
          group: () => groupRows(rows, ids, newId),
          ungroup: () => ungroupRows(rows, ids),
          move: () => moveRows(rows, ids, { workoutId, index }),
          insert: () => (list.length < 35 ? insertRows(rows, workoutId, ids[0] ?? null, [{ id: newId(), cells: {} }]) : []),
          delete: () => ids.slice(0, 1).map((id): Operation => ({ kind: 'delete', id })),
        }[kind]()
        rows = apply(rows, operations)
      }
      const list = childrenOf(rows, workoutId)
      const sets = supersetsIn(list)
      const names = sets.flatMap(([first]) => (first && supersetOf(first) !== null ? [supersetOf(first)] : []))
      expect(new Set(names).size).toBe(names.length)
      const numbers = numberRows(list)
      sets.forEach((together, position) => {
        expect(together.map(({ id }) => numbers.get(id)?.supersetPosition)).toEqual(
          together.length > 1 ? together.map((_, member) => member + 1) : [null],
        )
        expect(numbers.get(together[0]?.id ?? '')?.letter).toBe(String.fromCodePoint(65 + (position % 26)))
      })
      const apart = apply(
        rows,
        ungroupRows(
          rows,
          list.map(({ id }) => id),
        ),
      )
      const left = [11, 12, 13, 14, 15].filter(number => list.some(({ id }) => id === idOf(number)))
      expect(left.map(number => restOf(apart, number))).toEqual(left.map(number => restOf(before, number)))
    }),
    runs,
  )
})
