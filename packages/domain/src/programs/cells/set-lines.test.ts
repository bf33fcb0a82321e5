import type { Cells } from '@allenio/contract/documents'
import { expect, test } from 'vitest'
import { cellsOfSetLines, rowFigure, setFigures, setLinesOf, withoutOwnFigures } from '../index.ts'

const pyramid: Cells = { sets: 4, reps: '12/10/8', load: '60', setList: [{ kind: 'warmup', load: '40' }, { reps: '10' }] }

test('a row has as many lines as sets, and lines that say nothing need no list', () => {
  expect(setLinesOf(pyramid)).toEqual([{ kind: 'warmup', load: '40' }, { reps: '10' }, {}, {}])
  expect(cellsOfSetLines(setLinesOf(pyramid))).toEqual({ sets: 4, setList: pyramid['setList'] })
  expect(cellsOfSetLines([{}, {}])).toEqual({ sets: 2, setList: null })
})

test('a set says what its row says for it, unless it says something itself', () => {
  expect([0, 1, 2, 3].map(index => rowFigure(pyramid, 'reps', index))).toEqual(['12', '10', '8', '8'])
  expect(rowFigure({ load: '70/75/80%' }, 'load', 1)).toBe('75%')
  expect(rowFigure({ load: '60' }, 'rir', 0)).toBeUndefined()
  expect(setFigures(pyramid, 'load')).toBe('40/60/60/60')
  expect(setFigures({ ...pyramid, setList: [] }, 'load')).toBeUndefined()
  expect(setFigures({ sets: 2, load: '75%', setList: [{ load: '70%' }] }, 'load')).toBe('70/75%')
  expect(setFigures({ sets: 2, load: '60', setList: [{ load: '50' }, { load: '50' }] }, 'load')).toBe('50')
})

test('a figure of the whole row takes the place of those of its sets', () => {
  expect(withoutOwnFigures(pyramid, ['load'])).toEqual({ setList: [{ kind: 'warmup' }, { reps: '10' }] })
  expect(withoutOwnFigures({ sets: 2, setList: [{ reps: '8' }, { reps: '6' }] }, ['reps', 'seconds', 'metres'])).toEqual({ setList: null })
  expect(withoutOwnFigures(pyramid, ['rir'])).toEqual({})
})
