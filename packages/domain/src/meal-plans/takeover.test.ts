import type { Operation } from '@allenio/contract/documents'
import { operationsCopying, type DocumentRows } from '@allenio/domain/documents'
import { describe, expect, test } from 'vitest'
import { readTakeover } from './index.ts'
import { apply, component, day, food, meal, planId, planOf } from './plan.testing.ts'

const base = planOf([
  day('monday', [
    meal('lunch', { type: 'lunch' }, [component('chicken', food('Pollo', { grams: 150 })), component('rice', food('Riso', { grams: 80 }))]),
    meal('dinner', { type: 'dinner' }, [component('egg', food('Uova', { grams: 120 }))]),
  ]),
])

function copyOf(template: DocumentRows): DocumentRows {
  let made = 0
  const root = {
    id: 'copy',
    type: 'meal plan',
    parentId: null,
    place: 'V',
    cells: { title: 'Per Anna' },
    originId: planId,
    isDeleted: false,
  }
  const newId = () => `own ${(made += 1)}`
  return apply(new Map([['copy', root]]), operationsCopying(template, planId, { id: 'copy', newId, links: 'to rows' })).rows
}

const copy = copyOf(base)
const ownId = (origin: string) => [...copy.values()].find(({ originId }) => originId === origin)?.id ?? ''
const set = (id: string, cells: object): Operation => ({ kind: 'set', id, cells: { ...cells } })
const weigh = (id: string, grams: number) => set(id, { grams })

const read = (theirs: readonly Operation[], own: readonly Operation[] = []) =>
  readTakeover({ base, template: apply(base, theirs).rows, copy: apply(copy, own).rows }, { language: 'it' })

const lines = (units: ReturnType<typeof read>['offered']) =>
  units.map(({ changes, own }) => [
    ...changes.map(({ kind, path, before, after }) => [kind, path.join(' · '), before, after].join(' | ')),
    own,
  ])

describe('a newer release in words', () => {
  test('tells quantities, what came and what went, by day and meal', () => {
    const { offered, conflicts, ownChanges } = read(
      [
        weigh('chicken', 180),
        set('egg', { food: { id: 'Uova', version: 2, it: 'Uova', en: '' } }),
        { kind: 'delete', id: 'rice' },
        { kind: 'insert', id: 'snack', type: 'meal', parentId: 'monday', place: '10c', cells: { type: 'snack' } },
        { kind: 'insert', id: 'apple', type: 'component', parentId: 'snack', place: 'V', cells: food('Mela', { grams: 200 }) },
      ],
      [weigh(ownId('egg'), 60)],
    )
    expect(conflicts).toEqual([])
    expect(lines(offered)).toEqual([
      ['cell | Giorno 1 · Pranzo · Pollo | 150\u00a0g | 180\u00a0g', null],
      ['deleted | Giorno 1 · Pranzo · Riso | 80\u00a0g | ', null],
      ['added | Giorno 1 · Merenda |  | ', 'added | Giorno 1 · Merenda · Mela |  | 200\u00a0g', null],
      ['cell | Giorno 1 · Cena · Uova | Uova | Uova, nuova versione', null],
    ])
    expect(ownChanges.map(({ path, before, after }) => [path.at(-1), before, after])).toEqual([['Uova', '120\u00a0g', '60\u00a0g']])
  })

  test('asks where both have changed a quantity, however it was written', () => {
    const measured = { grams: 100, measure: { name: { it: 'fetta', en: 'slice' }, amount: 2 } }
    const { offered, conflicts, ownChanges } = read([weigh('chicken', 180)], [set(ownId('chicken'), measured)])
    expect([offered, ownChanges.filter(({ cell }) => cell === 'grams')]).toEqual([[], []])
    expect(lines(conflicts)).toEqual([['cell | Giorno 1 · Pranzo · Pollo | 150\u00a0g | 180\u00a0g', '100\u00a0g']])
  })

  test('asks once about a meal that was deleted here and changed there', () => {
    const { offered, conflicts, ownChanges } = read([weigh('egg', 180)], [{ kind: 'delete', id: ownId('dinner') }])
    expect([offered, ownChanges]).toEqual([[], []])
    expect(lines(conflicts)).toEqual([['added | Giorno 1 · Cena |  | ', 'added | Giorno 1 · Cena · Uova |  | 180\u00a0g', '']])
  })

  test('leaves out titles, which are each copy’s own, and how a plan is worked on', () => {
    const { units, offered, conflicts } = read([set(planId, { title: 'Nuovo' }), set('rice', { isLocked: true })])
    expect([offered, conflicts]).toEqual([[], []])
    expect(units).toHaveLength(1)
  })

  test('places that were spread apart are no move, another order is', () => {
    const spread = read([{ kind: 'move', id: 'rice', parentId: 'lunch', place: '12' }])
    expect(spread.offered).toEqual([])
    const { offered } = read([{ kind: 'move', id: 'rice', parentId: 'lunch', place: '01' }])
    expect(lines(offered)).toEqual([['moved | Giorno 1 · Pranzo · Riso | Pranzo | Pranzo', null]])
  })
})
