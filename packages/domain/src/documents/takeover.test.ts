import type { Operation } from '@allenio/contract/documents'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@allenio/domain/testing'
import { book, bookId, gesture, idOf, operationsOf, sampleBook, visibleRows } from './book.testing.ts'
import {
  applyOperations,
  changeUnitsOf,
  isVisible,
  operationsCopying,
  operationsOfTakeover,
  ownChangesOf,
  takenReleaseCell,
  withChanges,
  type ChangeUnit,
  type DocumentRows,
} from './index.ts'

const copyId = '0190a000-0000-7000-8000-00000000c0b1'
const releaseId = '0190a000-0000-7000-9000-000000abcdef'

const counter = (from: number) => {
  let last = from
  return () => idOf((last += 1))
}

const outcomeOf = (rows: DocumentRows, operations: readonly Operation[]) => {
  const { changed, inverse, faults } = applyOperations(book, rows, operations)
  return { rows: withChanges(rows, changed), inverse, faults }
}

const apply = (rows: DocumentRows, operations: readonly Operation[]): DocumentRows => outcomeOf(rows, operations).rows

function copyOf(template: DocumentRows): DocumentRows {
  const root = { id: copyId, type: 'book', parentId: null, place: 'V', cells: {}, originId: bookId, isDeleted: false }
  const operations = operationsCopying(template, bookId, { id: copyId, newId: counter(5_000), links: 'to rows' })
  return apply(new Map([[copyId, root]]), operations)
}

const edited = (rows: DocumentRows, gestures: readonly Parameters<typeof operationsOf>[1][], newId: () => string): DocumentRows =>
  gestures.reduce((now, deeds) => apply(now, operationsOf(now, deeds, newId)), rows)

const gestures = fc.array(gesture, { maxLength: 8 })

/** A copy and its template, each edited since they were the same. */
function sidesOf(changes: Parameters<typeof edited>[1], overrides: Parameters<typeof edited>[1]) {
  const base = sampleBook()
  return { base, template: edited(base, changes, counter(1_000)), copy: edited(copyOf(base), overrides, counter(6_000)) }
}

type Sides = ReturnType<typeof sidesOf>

const allKeys = (units: readonly ChangeUnit[]) => new Set(units.map(({ key }) => key))
const plainKeys = (units: readonly ChangeUnit[]) => allKeys(units.filter(({ isConflict }) => !isConflict))

const take = ({ copy }: Pick<Sides, 'copy'>, units: readonly ChangeUnit[], keys: ReadonlySet<string>) =>
  operationsOfTakeover({ copy, units, keys, releaseId })

/** Rows in the words of the template, without the note of the release. */
const content = (rows: DocumentRows) =>
  visibleRows(rows)
    .map(({ id, originId, type, parentId, place, cells: { [takenReleaseCell]: _taken, ...cells } }) => ({
      id: originId ?? id,
      type,
      parent: parentId === null ? null : (rows.get(parentId)?.originId ?? parentId),
      place,
      cells,
    }))
    .sort((one, other) => (one.id < other.id ? -1 : 1))

describe('what a copy takes from its template', () => {
  test('all of it makes a copy without changes of its own the template again', () => {
    fc.assert(
      fc.property(gestures, changes => {
        const sides = sidesOf(changes, [])
        const units = changeUnitsOf(sides)
        expect(units.filter(({ isConflict }) => isConflict)).toEqual([])
        expect(content(apply(sides.copy, take(sides, units, allKeys(units))))).toEqual(content(sides.template))
      }),
      runs,
    )
  })

  test('nothing is offered where the template has not changed, whatever the copy has', () => {
    fc.assert(
      fc.property(gestures, overrides => {
        expect(changeUnitsOf(sidesOf([], overrides))).toEqual([])
      }),
      runs,
    )
  })

  test('taken twice is taken once, and nothing but what was left is offered', () => {
    fc.assert(
      fc.property(gestures, gestures, fc.boolean(), (changes, overrides, takesConflicts) => {
        const sides = sidesOf(changes, overrides)
        const units = changeUnitsOf(sides)
        const operations = take(sides, units, takesConflicts ? allKeys(units) : plainKeys(units))
        const once = apply(sides.copy, operations)
        expect(content(apply(once, operations))).toEqual(content(once))
        const left = changeUnitsOf({ ...sides, copy: once })
        expect(content(apply(once, take({ copy: once }, left, plainKeys(left))))).toEqual(content(once))
        expect(changeUnitsOf({ ...sides, base: sides.template, copy: once })).toEqual([])
      }),
      runs,
    )
  })

  test('what the copy has changed itself is kept, unless its conflict is decided otherwise', () => {
    fc.assert(
      fc.property(gestures, gestures, (changes, overrides) => {
        const sides = sidesOf(changes, overrides)
        const units = changeUnitsOf(sides)
        const merged = apply(sides.copy, take(sides, units, plainKeys(units)))
        const before = copyOf(sides.base)
        for (const row of visibleRows(sides.copy)) {
          const former = before.get(row.id)
          const now = merged.get(row.id)
          for (const cell of new Set([...Object.keys(row.cells), ...Object.keys(former?.cells ?? {})])) {
            if (row.cells[cell] === former?.cells[cell]) continue
            expect({ cell, value: now?.cells[cell], isThere: isVisible(merged, row.id) }).toEqual({
              cell,
              value: row.cells[cell],
              isThere: true,
            })
          }
          if (!former) expect(isVisible(merged, row.id)).toBe(true)
        }
        // rows that were deleted here do not come back
        const origins = new Set(visibleRows(merged).map(({ originId }) => originId))
        for (const row of visibleRows(before)) {
          if (!isVisible(sides.copy, row.id)) expect(origins.has(row.originId)).toBe(false)
        }
      }),
      runs,
    )
  })

  test('one undo takes all of it back, and it can be taken again', () => {
    fc.assert(
      fc.property(gestures, gestures, (changes, overrides) => {
        const sides = sidesOf(changes, overrides)
        const units = changeUnitsOf(sides)
        const taken = outcomeOf(sides.copy, take(sides, units, allKeys(units)))
        const undone = outcomeOf(taken.rows, taken.inverse)
        expect(visibleRows(undone.rows)).toEqual(visibleRows(sides.copy))
        const again = changeUnitsOf({ ...sides, copy: undone.rows })
        expect(again.map(({ key }) => key)).toEqual(units.map(({ key }) => key))
        expect(content(apply(undone.rows, take({ copy: undone.rows }, again, allKeys(again))))).toEqual(content(taken.rows))
      }),
      runs,
    )
  })

  test('two people who take at once make no row twice', () => {
    const base = sampleBook()
    const template = apply(base, [{ kind: 'insert', id: idOf(99), type: 'line', parentId: idOf(1), place: '9', cells: { text: 'new' } }])
    const sides = { base, template, copy: copyOf(base) }
    const units = changeUnitsOf(sides)
    const [one, other] = [take(sides, units, allKeys(units)), take(sides, units, allKeys(units))]
    expect(content(apply(apply(sides.copy, one), other))).toEqual(content(template))
  })
})

const ownOf = (copy: DocumentRows, number: number): string => [...copy.values()].find(({ originId }) => originId === idOf(number))?.id ?? ''

describe('a row that was deleted here', () => {
  const base = sampleBook()
  const copy = copyOf(base)
  const withoutChapter = apply(copy, [{ kind: 'delete', id: ownOf(copy, 1) }])

  test.each<[string, Operation]>([
    ['was changed in it', { kind: 'set', id: idOf(17), cells: { text: 'theirs' } }],
    ['was added to it', { kind: 'insert', id: idOf(99), type: 'line', parentId: idOf(1), place: '9', cells: {} }],
    ['was moved into it', { kind: 'move', id: idOf(33), parentId: idOf(1), place: '9' }],
  ])('is one question where something %s, and comes whole if it is wanted', (_, theirs) => {
    const template = apply(base, [theirs])
    const sides = { base, template, copy: withoutChapter }
    const units = changeUnitsOf(sides)
    expect(units.map(({ key, isConflict }) => ({ key, isConflict }))).toEqual([{ key: `row ${idOf(1)}`, isConflict: true }])
    expect(content(apply(withoutChapter, take(sides, units, allKeys(units))))).toEqual(content(template))
    expect(content(apply(withoutChapter, take(sides, units, new Set())))).toEqual(content(withoutChapter))
  })
})

test('cells of one bundle are decided together', () => {
  const base = sampleBook()
  const copy = copyOf(base)
  const template = apply(base, [{ kind: 'set', id: idOf(17), cells: { text: 'theirs' } }])
  const own = apply(copy, [{ kind: 'set', id: ownOf(copy, 17), cells: { size: 2 } }])
  const sides = { base, template, copy: own }
  expect(changeUnitsOf(sides).map(({ isConflict }) => isConflict)).toEqual([false])
  const units = changeUnitsOf({ ...sides, bundles: [['text', 'size']] })
  expect(units).toMatchObject([{ isConflict: true, differences: [{ cell: 'text' }, { cell: 'size' }] }])
  expect(apply(own, take(sides, units, allKeys(units))).get(ownOf(copy, 17))?.cells).toEqual({ text: 'theirs' })
})

test('what the copy has changed itself is told, and pasted rows are its own', () => {
  const base = sampleBook()
  const copy = copyOf(base)
  const own = apply(copy, [
    { kind: 'set', id: ownOf(copy, 17), cells: { text: 'own' } },
    { kind: 'delete', id: ownOf(copy, 18) },
    { kind: 'insert', id: idOf(7_777), type: 'line', parentId: ownOf(copy, 2), place: '9', cells: { text: 'pasted' } },
  ])
  expect(ownChangesOf(base, own).map(({ kind, originId }) => [kind, originId])).toEqual([
    ['deleted', idOf(18)],
    ['cell', idOf(17)],
    ['added', idOf(7_777)],
  ])
})
