import type { Cells } from '@allenio/contract/documents'
import { programColumns } from '@allenio/contract/programs'
import type { SetFigures } from '@allenio/contract/workouts'
import { expect, test } from 'vitest'
import { isColumnVisible, visibleCells, visibleFigures, type ClientColumns } from './client-columns.ts'

const all: ClientColumns = [...programColumns]
const without = (...hidden: ClientColumns) => all.filter(column => !hidden.includes(column))

const row: Cells = {
  exercise: { name: 'Squat' },
  superset: 'a',
  type: 'reps',
  sets: 3,
  reps: '8',
  load: '60',
  rpe: 8,
  rir: 2,
  tut: '3010',
  restType: 'seconds',
  restSeconds: 150,
  note: 'Schiena dritta',
  asksForVideo: true,
  setList: [{ kind: 'warmup', reps: '10', load: '40' }, { load: '60', rpe: 9 }, { rir: 0 }],
}
const frame: Cells = { exercise: { name: 'Squat' }, superset: 'a', type: 'reps', asksForVideo: true }

test.each<[string, Cells, ClientColumns, Cells]>([
  ['all columns', row, all, row],
  ['no column: the kinds of sets stay', row, [], { ...frame, setList: [{ kind: 'warmup' }] }],
  [
    'neither load nor effort, set by set either',
    { type: 'reps', sets: 3, reps: '8', load: '60', rpe: 8, setList: [{ load: '50', reps: '10' }, { rpe: 9 }] },
    without('weight', 'rpe'),
    { type: 'reps', sets: 3, reps: '8', setList: [{ reps: '10' }] },
  ],
  ['seconds and metres are what is asked for', { type: 'time', sets: 2, seconds: 45 }, without('reps'), { type: 'time', sets: 2 }],
  ['as many sets as a list had', { setList: [{ load: '50' }, { load: '60' }] }, without('weight'), { sets: 2 }],
  ['as many sets as a text listed', { reps: '10/8/6', load: '60' }, without('reps'), { sets: 3, load: '60' }],
  ['no list tells the number of sets', { sets: 3, setList: [{ load: '50' }, {}, {}] }, without('sets', 'weight'), {}],
])('%s', (_, cells, visible, expected) => expect(visibleCells(cells, visible)).toEqual(expected))

test('a table leaves out the columns of the settings, and nothing else', () => {
  expect([isColumnVisible('load', without('weight')), isColumnVisible('target', without('reps'))]).toEqual([false, false])
  expect([isColumnVisible('exercise', []), isColumnVisible('setList', []), isColumnVisible('load', all)]).toEqual([true, true, true])
})

const lifted: SetFigures = { kg: 80, reps: 8, seconds: null, metres: null, rpe: null, rir: null }

test.each<[string, Cells, ClientColumns, Partial<SetFigures>]>([
  ['all columns', { reps: '8', load: '80' }, all, {}],
  ['a load that is hidden', { reps: '8', load: '80' }, without('weight'), { kg: null }],
  ['a load that is hidden set by set', { reps: '8', setList: [{}, { load: '85' }] }, without('weight'), { kg: null }],
  ['a load that nobody asks for: it is that of the last time', { reps: '8' }, without('weight'), {}],
  ['repetitions and loads', { reps: '8', load: '80' }, without('weight', 'reps'), { kg: null, reps: null }],
])('figures of a set: %s', (_, cells, visible, expected) =>
  expect(visibleFigures(lifted, cells, visible)).toEqual({ ...lifted, ...expected }),
)
