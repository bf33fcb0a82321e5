import { RowCells } from '@allenio/contract/programs'
import type { BoundedFigure } from '@allenio/contract/row-bounds'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowCells, runs } from '@allenio/domain/testing'
import { arePossible, isPossible, isPossibleCell, isPossibleLoad, isPossibleReps, parseColumn } from '../index.ts'

test.each<[BoundedFigure, number[], number[]]>([
  ['sets', [1, 20], [0, 21, 2.5]],
  ['reps', [1, 999], [0, 1_000, 1.5]],
  ['seconds', [1, 86_399], [0, 86_400, 0.5]],
  ['metres', [0.1, 100_000], [0, 100_000.1]],
  ['kg', [0, 82.55, 999], [-0.5, 999.01, 1.001]],
  ['percent', [1, 200], [0, 200.5]],
  ['rpe', [1, 8.5, 10], [0.5, 10.5, 8.2]],
  ['rir', [0, 10], [-1, 11, 1.5]],
  ['restSeconds', [0, 3_600], [-1, 3_601, 0.5]],
])('%s may be %j and not %j', (figure, possible, impossible) => {
  expect(possible.filter(value => isPossible(figure, value))).toEqual(possible)
  expect(impossible.filter(value => isPossible(figure, value))).toEqual([])
})

test('texts are held to the bounds of the figures in them, and free text to none', () => {
  const loads = ['0', '999', '999 kg', '80/999', '2202lb', '200%', 'bw', 'bw+999', 'bw-999', 'leggero', '1000 passi', '+ catene', '']
  expect(loads.filter(load => !isPossibleLoad(load))).toEqual([])
  const wrongLoads = ['-1', '999,5', '1000', '1000 kg', '80/1000', '2203lb', '1.000 kg', '0%', '201%', '75/201%', 'bw+1000', 'bw-1000kg']
  expect(wrongLoads.filter(isPossibleLoad)).toEqual([])
  const reps = ['1', '999', '8-999', '10/8/999+', '5 - 8', 'max', '8/max', 'a sensazione', '1000 passi', '']
  expect(reps.filter(each => !isPossibleReps(each))).toEqual([])
  expect(['0', '-8', '1000', '0-8', '8 – 1000', '8/0', '8/1000/max'].filter(isPossibleReps)).toEqual([])
})

test('cells are possible with all that they hold, also set by set', () => {
  fc.assert(
    fc.property(rowCells, cells => arePossible(cells)),
    runs,
  )
  expect(isPossibleCell('load', '1000')).toBe(false)
  expect(isPossibleCell('setList', [{ reps: '8' }, { load: '1000' }])).toBe(false)
  expect(isPossibleCell('note', '1000')).toBe(true)
  expect(isPossibleCell('exercise', { name: 'x'.repeat(120) })).toBe(true)
  expect(isPossibleCell('exercise', { name: 'x'.repeat(121) })).toBe(false)
  expect(isPossibleCell('title', 'x'.repeat(121))).toBe(false)
})

test('whatever is typed into a cell, what is read of it is within the bounds of the server', () => {
  const columns = fc.constantFrom('target', 'load', 'sets', 'rir', 'rpe', 'tempo', 'rest', 'note', 'setList')
  const text = fc
    .array(fc.constantFrom(...'0123456789.,/-+%x=@|: ', 'kg', 'lb', 'bw', 'max', 's', 'm', 'km', 'rir', 'min', 'lento'), { maxLength: 8 })
    .map(parts => parts.join(''))
  fc.assert(
    fc.property(columns, text, (column, typed) => {
      const read = Object.entries(parseColumn(column, typed) ?? {}).filter(([, value]) => value !== null)
      const cells = Object.fromEntries(read)
      expect(RowCells.safeParse(cells).error).toBeUndefined()
      expect(typeof cells['load'] !== 'string' || isPossibleLoad(cells['load'])).toBe(true)
      expect(typeof cells['reps'] !== 'string' || isPossibleReps(cells['reps'])).toBe(true)
    }),
    runs,
  )
})
