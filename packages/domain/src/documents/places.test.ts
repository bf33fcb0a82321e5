import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeBetween, placesAt, placesBetween } from './index.ts'
import { runs } from '@allenio/domain/testing'
import { bookId, idOf, sampleBook } from './book.testing.ts'

describe('places', () => {
  test('wherever rows are inserted, each stands between its neighbours', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100), { maxLength: 120 }), indexes => {
        const places: string[] = []
        for (const each of indexes) {
          const index = each % (places.length + 1)
          places.splice(index, 0, placeBetween(places[index - 1] ?? null, places[index] ?? null))
        }
        expect(places).toEqual([...new Set(places)].sort())
        expect(places.filter(place => place.endsWith('0'))).toEqual([])
      }),
      runs,
    )
  })

  test('a thousand rows in one gap keep short places', () => {
    const places = placesBetween('1', '2', 1_000)
    expect(places).toEqual([...new Set(places)].sort())
    expect(Math.max(...places.map(({ length }) => length))).toBeLessThanOrEqual(4)
  })

  test('a list that only grows at its end has short places', () => {
    let last: string | null = null
    for (let row = 0; row < 100; row += 1) last = placeBetween(last, null)
    expect(last?.length).toBeLessThan(20)
  })

  test('two rows of one place have no place between them', () => {
    expect(() => placeBetween('V', 'V')).toThrow('no place')
  })
})

describe('places of rows', () => {
  test('they stand in the gap that was asked for', () => {
    const { places, moves } = placesAt(sampleBook(), { parentId: idOf(1), index: 1, count: 2 })
    expect(moves).toEqual([])
    expect([...places, '1', '2'].sort()).toEqual(['1', ...places, '2'])
  })

  test('a row that moves within its parent is no neighbour of itself', () => {
    const { places } = placesAt(sampleBook(), { parentId: idOf(1), index: 0, count: 1, leavingOut: [idOf(17)] })
    expect(places[0] && places[0] < '2').toBe(true)
  })

  test('rows that two people inserted into one gap are spread before a third one comes between', () => {
    const rows = new Map(sampleBook())
    for (const id of [idOf(17), idOf(18), idOf(19)]) {
      const row = rows.get(id)
      if (row) rows.set(id, { ...row, place: 'V' })
    }
    const { places, moves } = placesAt(rows, { parentId: idOf(1), index: 1, count: 1 })
    const [first = '', second = ''] = moves.map(move => ('place' in move ? move.place : ''))
    expect(places.filter(place => first < place && place < second)).toHaveLength(1)
    expect(moves.map(({ id }) => id)).toEqual([idOf(17), idOf(18), idOf(19)])
  })

  test('a gap that has become too narrow is widened', () => {
    const rows = new Map(sampleBook())
    const narrow = `1${'0'.repeat(58)}1`
    for (const [id, place] of [
      [idOf(1), narrow],
      [idOf(2), `${narrow}1`],
    ] as const) {
      const row = rows.get(id)
      if (row) rows.set(id, { ...row, place })
    }
    const { places, moves } = placesAt(rows, { parentId: bookId, index: 1, count: 1 })
    expect(moves).toHaveLength(2)
    expect(places[0]?.length).toBeLessThan(4)
  })
})
