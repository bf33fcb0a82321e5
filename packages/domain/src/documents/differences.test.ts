import type { Operation } from '@allenio/contract/documents'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applyOperations,
  differencesOf,
  isVisible,
  operationsCopying,
  operationsTaking,
  overlapsOf,
  withChanges,
  type DocumentRows,
} from './index.ts'
import { runs } from '@allenio/domain/testing'
import { book, bookId, gesture, idOf, operationsOf, sampleBook, visibleRows } from './book.testing.ts'

const copyId = idOf(9_999)

const counter = (from: number) => {
  let last = from
  return () => idOf((last += 1))
}

const apply = (rows: DocumentRows, operations: readonly Operation[]): DocumentRows =>
  withChanges(rows, applyOperations(book, rows, operations).changed)

function copyOf(template: DocumentRows): DocumentRows {
  const root = { id: copyId, type: 'book', parentId: null, place: 'V', cells: {}, originId: bookId, isDeleted: false }
  return apply(new Map([[copyId, root]]), operationsCopying(template, bookId, { id: copyId, newId: counter(5_000), links: 'to rows' }))
}

/** A row of a copy in the words of its template. */
const originsIn = (copy: DocumentRows) =>
  new Map(
    visibleRows(copy).map(row => [
      row.originId,
      { type: row.type, parentId: copy.get(row.parentId ?? '')?.originId ?? null, place: row.place, cells: row.cells },
    ]),
  )

const asOrigins = (template: DocumentRows) =>
  new Map(visibleRows(template).map(({ id, type, parentId, place, cells }) => [id, { type, parentId, place, cells }]))

const edited = (rows: DocumentRows, gestures: readonly Parameters<typeof operationsOf>[1][], newId: () => string): DocumentRows =>
  gestures.reduce((now, deeds) => apply(now, operationsOf(now, deeds, newId)), rows)

const gestures = fc.array(gesture, { maxLength: 8 })

describe('what a template has changed', () => {
  test('a copy without overrides that takes everything is the template again', () => {
    fc.assert(
      fc.property(gestures, changes => {
        const base = sampleBook()
        const template = edited(base, changes, counter(1_000))
        const copy = copyOf(base)
        const differences = differencesOf({ base, template, copy })
        expect(differences.filter(({ isConflict }) => isConflict)).toEqual([])
        const taken = apply(copy, operationsTaking(differences, copy, counter(7_000)))
        expect(originsIn(taken)).toEqual(asOrigins(template))
        expect(differencesOf({ base: template, template, copy: taken })).toEqual([])
      }),
      runs,
    )
  })

  test('no override is lost by what is no conflict', () => {
    fc.assert(
      fc.property(gestures, gestures, (changes, overrides) => {
        const base = sampleBook()
        const template = edited(base, changes, counter(1_000))
        const before = copyOf(base)
        const copy = edited(before, overrides, counter(6_000))
        const differences = differencesOf({ base, template, copy }).filter(({ isConflict }) => !isConflict)
        const merged = apply(copy, operationsTaking(differences, copy, counter(7_000)))
        for (const row of visibleRows(copy)) {
          const former = before.get(row.id)
          const now = merged.get(row.id)
          for (const cell of new Set([...Object.keys(row.cells), ...Object.keys(former?.cells ?? {})])) {
            const isOverride = row.cells[cell] !== former?.cells[cell]
            if (isOverride) expect({ cell, value: now?.cells[cell] }).toEqual({ cell, value: row.cells[cell] })
          }
          // the copy's own rows stand where they stood
          if (!former) expect(isVisible(merged, row.id)).toBe(true)
        }
      }),
      runs,
    )
  })

  test('every change of the template is named, once', () => {
    const base = sampleBook()
    const template = apply(base, [
      { kind: 'set', id: idOf(17), cells: { text: 'new', size: 2 } },
      { kind: 'delete', id: idOf(18) },
      { kind: 'move', id: idOf(19), parentId: idOf(2), place: 'a' },
      { kind: 'insert', id: idOf(3), type: 'chapter', parentId: bookId, place: '3', cells: { text: 'third' } },
      { kind: 'insert', id: idOf(49), type: 'line', parentId: idOf(3), place: '1', cells: {} },
    ])
    const differences = differencesOf({ base, template, copy: copyOf(base) })
    expect(differences.map(({ kind, originId }) => [kind, originId])).toEqual([
      ['deleted', idOf(18)],
      ['added', idOf(3)],
      ['cell', idOf(17)],
      ['cell', idOf(17)],
      ['moved', idOf(19)],
      ['added', idOf(49)],
    ])
  })

  test.each<[string, Operation, (copy: DocumentRows) => Operation]>([
    [
      'a cell that both have changed',
      { kind: 'set', id: idOf(17), cells: { text: 'template' } },
      copy => ({ kind: 'set', id: ownOf(copy, 17), cells: { text: 'own' } }),
    ],
    ['a row that is deleted there and edited here', { kind: 'delete', id: idOf(17) }, editIn(17)],
    ['a chapter that is deleted there and edited within here', { kind: 'delete', id: idOf(1) }, editIn(17)],
    [
      'a row that is edited there and deleted here',
      { kind: 'set', id: idOf(17), cells: { text: 'template' } },
      copy => ({ kind: 'delete', id: ownOf(copy, 17) }),
    ],
    [
      'a row that both have moved',
      { kind: 'move', id: idOf(17), parentId: idOf(2), place: 'x' },
      copy => ({ kind: 'move', id: ownOf(copy, 17), parentId: ownOf(copy, 1), place: 'y' }),
    ],
  ])('%s is asked about', (_, theirs, own) => {
    const base = sampleBook()
    const copy = copyOf(base)
    const differences = differencesOf({ base, template: apply(base, [theirs]), copy: apply(copy, [own(copy)]) })
    expect(differences.map(({ isConflict }) => isConflict)).toEqual([true])
  })

  test('the same change on both sides is none', () => {
    const base = sampleBook()
    const copy = copyOf(base)
    const template = apply(base, [{ kind: 'set', id: idOf(17), cells: { text: 'same' } }])
    const own = apply(copy, [{ kind: 'set', id: ownOf(copy, 17), cells: { text: 'same' } }])
    expect(differencesOf({ base, template, copy: own })).toEqual([])
  })
})

const ownOf = (copy: DocumentRows, number: number): string => [...copy.values()].find(({ originId }) => originId === idOf(number))?.id ?? ''

function editIn(number: number) {
  return (copy: DocumentRows): Operation => ({ kind: 'set', id: ownOf(copy, number), cells: { text: 'own' } })
}

describe('overlaps', () => {
  const write = (text: string, id = idOf(17)): Operation => ({ kind: 'set', id, cells: { text } })

  test.each<[string, Operation, Operation, (string | null)[]]>([
    ['one cell, two values', write('own'), write('theirs'), ['text']],
    ['one cell, one value', write('same'), write('same'), []],
    ['two cells of one row', write('own'), { kind: 'set', id: idOf(17), cells: { size: 1 } }, []],
    ['a row deleted that somebody edited', { kind: 'delete', id: idOf(17) }, write('theirs'), [null]],
    ['a chapter deleted in which somebody wrote', { kind: 'delete', id: idOf(1) }, write('theirs'), [null]],
    ['a chapter deleted, and another one edited', { kind: 'delete', id: idOf(2) }, write('theirs'), []],
    ['both have deleted it', { kind: 'delete', id: idOf(17) }, { kind: 'delete', id: idOf(17) }, []],
  ])('%s', (_, own, theirs, cells) => {
    expect(overlapsOf(sampleBook(), [own], [theirs]).map(({ cell }) => cell)).toEqual(cells)
  })
})
