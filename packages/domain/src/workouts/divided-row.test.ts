import type { RowCells } from '@allenio/contract/programs'
import { expect, test } from 'vitest'
import { dividedRow } from './divided-row.ts'

test.each<[string, RowCells, readonly number[], readonly RowCells[]]>([
  ['nobody has divided', { reps: '8' }, [], [{ reps: '8' }]],
  [
    'of three sets',
    { sets: 3, reps: '8', load: '80' },
    [2],
    [
      { sets: 1, reps: '8', load: '80' },
      { sets: 2, reps: '8', load: '80' },
    ],
  ],
  [
    'with figures set by set',
    { reps: '10/8/6', load: '70/75/80%', setList: [{ kind: 'warmup' }, { rpe: 8 }, { rpe: 9 }] },
    [2],
    [
      { sets: 1, reps: '10/8/6', load: '70/75/80%', setList: [{ kind: 'warmup' }] },
      { sets: 2, reps: '8/6', load: '75/80%', setList: [{ rpe: 8 }, { rpe: 9 }] },
    ],
  ],
  [
    'whose list is shorter than its sets: the last figure goes on',
    { sets: 4, reps: '10/8' },
    [1],
    [
      { sets: 3, reps: '10/8' },
      { sets: 1, reps: '8' },
    ],
  ],
  [
    'twice',
    { sets: 4, reps: '10/8/6/4' },
    [1, 2],
    [
      { sets: 1, reps: '10/8/6/4' },
      { sets: 1, reps: '8/6/4' },
      { sets: 2, reps: '6/4' },
    ],
  ],
  ['all of which is left, with sets that were added', { sets: 3 }, [3], [{ sets: 1 }, { sets: 3 }]],
  ['into more than it has', { sets: 2 }, [20, 20], [{ sets: 1 }, { sets: 1 }, { sets: 2 }]],
])('a row %s', (_, row, laterSetCounts, parts) => expect(dividedRow(row, laterSetCounts)).toEqual(parts))
