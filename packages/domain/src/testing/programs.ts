import type { DocumentRow, Operation } from '@allenio/contract/documents'
import fc from 'fast-check'
import { expect } from 'vitest'
import { applyOperations, withChanges, type DocumentRows } from '@allenio/domain/documents'
import { programModel } from '@allenio/domain/programs'

export const rowOf = (id: string, type: string, parentId: string | null, cells: DocumentRow['cells'] = {}): DocumentRow => ({
  id,
  type,
  parentId,
  place: id.replaceAll(/\D/g, '').padStart(6, '0') + 'V',
  cells,
  originId: null,
  isDeleted: false,
})

export const programId = 'program'

export type ProgramSize = { weeks: number; days: number; rows: number }

/** A program of one workout a day; row `w1d2r3` is the third row of the second day of the first week. */
export function programOf({ weeks, days, rows }: ProgramSize, cellsOf: (week: number, day: number, row: number) => DocumentRow['cells']) {
  const all = [rowOf(programId, 'program', null)]
  for (let week = 1; week <= weeks; week += 1) {
    all.push(rowOf(`w${week}`, 'week', programId))
    for (let day = 1; day <= days; day += 1) {
      all.push(rowOf(`w${week}d${day}`, 'day', `w${week}`), rowOf(`w${week}d${day}o`, 'workout', `w${week}d${day}`))
      for (let row = 1; row <= rows; row += 1) {
        all.push({
          ...rowOf(`w${week}d${day}r${row}`, 'row', `w${week}d${day}o`, cellsOf(week, day, row)),
          place: `${String(row).padStart(2, '0')}V`,
        })
      }
    }
  }
  return new Map(all.map(row => [row.id, row]))
}

export function apply(rows: DocumentRows, operations: readonly Operation[]) {
  const { changed, inverse, faults } = applyOperations(programModel, rows, operations)
  expect(faults).toEqual([])
  return { rows: withChanges(rows, changed), inverse }
}

export const counter = (prefix = 'new') => {
  let last = 0
  return () => `${prefix}${(last += 1)}`
}

/** Cells as the editor writes them. */
export const rowCells: fc.Arbitrary<DocumentRow['cells']> = fc
  .record(
    {
      exercise: fc.constantFrom('Squat', 'Panca; inclinata', '=Stacco', "'-Curl").map(name => ({ name })),
      target: fc.oneof(
        fc.constantFrom('8', '8-10', '10/8/6', '5+', 'max').map(reps => ({ type: 'reps', reps })),
        fc.constantFrom('8', '6-8', 'a sensazione').map(reps => ({ reps })),
        fc.integer({ min: 1, max: 5_000 }).map(seconds => ({ type: 'time', seconds })),
        fc.integer({ min: 1, max: 90_000 }).map(tenths => ({ type: 'distance', metres: tenths / 10 })),
      ),
      repRange: fc.constantFrom('8-10', '5+', 'a {b}'),
      sets: fc.integer({ min: 1, max: 20 }),
      load: fc.constantFrom('82.5', '80/85/90', '75%', '75/80/85%', 'bw', 'bw+5', 'bw-10', 'leggero', '+ catene'),
      rpe: fc.constantFrom(6, 7.5, 10),
      rir: fc.integer({ min: 0, max: 5 }),
      tut: fc.constantFrom('3010', '31X0'),
      rest: fc.oneof(
        fc.constant({ restType: 'no_rest' }),
        fc.integer({ min: 0, max: 3_600 }).map(restSeconds => ({ restType: 'seconds', restSeconds })),
      ),
      note: fc.constantFrom('gomiti fermi', 'a\nb "c"\td', '=1+1', "'=x", '-5', 'é; ì'),
      setList: fc.array(
        fc.record(
          {
            kind: fc.constantFrom('warmup', 'drop', 'failure'),
            reps: fc.constantFrom('8', '8-10', 'a {b} | c\\'),
            repRange: fc.constantFrom('8-10', '6+', 'a {b}'),
            load: fc.constantFrom('82.5', '75%', 'bw+5', 'quanto basta'),
            rpe: fc.constantFrom(8, 8.5),
            rir: fc.nat(5),
            seconds: fc.integer({ min: 1, max: 90 }),
          },
          { requiredKeys: [] },
        ),
        { minLength: 1, maxLength: 4 },
      ),
      asksForVideo: fc.constant(true),
    },
    { requiredKeys: [] },
  )
  .map(({ target, rest, ...cells }) => ({ ...cells, ...target, ...rest }))
