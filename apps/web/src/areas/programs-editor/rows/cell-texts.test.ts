import type { Cells } from '@allenio/contract/documents'
import { expect, test } from 'vitest'
import { figureText, loadShown, loadUnit, restUnit, stepLoad } from './cell-texts.ts'

test.each([
  ['80', 1, '82,5'],
  ['80', -1, '77,5'],
  ['80 kg', 2, '85'],
  ['14', 1, '16,5'],
  ['0', -1, '0'],
  ['', 1, '2,5'],
  ['75%', 1, '77,5%'],
  ['75/80/85%', -1, '72,5/77,5/82,5%'],
  ['80/85/90', 1, '82,5/87,5/92,5'],
  ['bw', 1, 'bw+2,5'],
  ['bw+5', -2, 'bw'],
  ['pc-10', 1, 'bw-7,5'],
  ['leggero', 1, undefined],
  ['80 + catene', 1, undefined],
])('%j is after %s steps %j', (text, steps, after) => {
  expect(stepLoad(text, { steps, stepKg: 2.5, language: 'it' })).toBe(after)
})

test.each<[Cells, string, string]>([
  [{ sets: 3, load: '60', setList: [{ reps: '12' }, { reps: '10', load: '62.5' }, { reps: '8' }] }, '12/10/8', '60/62,5/60'],
  [{ sets: 2, reps: '8-10', load: '75%', setList: [{ load: '70%' }] }, '8-10', '70/75%'],
  // a list has no words for these
  [{ sets: 2, reps: '8', load: '60', setList: [{ kind: 'warmup', reps: '12', load: '40' }] }, '8', '60'],
  [{ sets: 2, load: '60', setList: [{ reps: '12' }, { load: 'leggero' }] }, '', '60'],
  [{ sets: 2, type: 'time', seconds: 45, setList: [{ seconds: 30 }] }, '45s', ''],
])('%j is copied as %j and %j', (cells, target, load) => {
  expect((['target', 'load'] as const).map(column => figureText(column, cells, 'it'))).toEqual([target, load])
})

test.each([
  ['82.5', { shown: '82,5', unit: 'kg' }],
  // as another program may write it
  ['82,5 kg', { shown: '82,5', unit: 'kg' }],
  ['75 %', { shown: '75%' }],
  ['leggero', { shown: 'leggero' }],
])('a load of %j is shown as %j', (load, shown) => {
  expect(loadShown({ load }, 'it')).toEqual(shown)
})

test('kilograms and seconds have their unit beside them, and what says its own has none', () => {
  expect(['', '82,5', '80/85', '75%', 'bw+5', '80 kg', 'leggero'].map(loadUnit)).toEqual([
    'kg',
    'kg',
    'kg',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(['90', '2:30', 'senza', ''].map(restUnit)).toEqual(['s', undefined, undefined, undefined])
})
