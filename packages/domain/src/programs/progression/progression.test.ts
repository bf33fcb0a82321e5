import type { DocumentRow } from '@allenio/contract/documents'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apply, counter, programId, programOf, rowCells, runs } from '@allenio/domain/testing'
import { childrenOf, subtreeOf, type DocumentRows } from '@allenio/domain/documents'
import {
  adviseLoad,
  adviseRows,
  copyWeek,
  numberIn,
  textIn,
  progressCells,
  progressRows,
  replaceWeek,
  setCountOf,
  setListIn,
  type ProgressionRule,
  type SetResult,
} from '../index.ts'

const after = (cells: DocumentRow['cells'], rule: ProgressionRule, times = 1, stepKg = 2.5) => progressCells(cells, { rule, times, stepKg })

describe('a step', () => {
  test.each<[DocumentRow['cells'], ProgressionRule, number, DocumentRow['cells']]>([
    [{ load: '80' }, { load: { kg: 2.5 } }, 1, { load: '82.5' }],
    [{ load: '80/85/90' }, { load: { kg: 2.5 } }, 2, { load: '85/90/95' }],
    // 80 × 1,025² = 84,05, which is nearest to 85
    [{ load: '80' }, { load: { percent: 2.5 } }, 2, { load: '85' }],
    // 10,25 is rounded back to 10, and 10 × 1,025⁵ = 11,31 is nearest to 12,5
    [{ load: '10' }, { load: { percent: 2.5 } }, 1, {}],
    [{ load: '10' }, { load: { percent: 2.5 } }, 5, { load: '12.5' }],
    // from a start that is not on the client's step, the step is taken as it was typed
    [{ load: '83' }, { load: { kg: 1 } }, 1, { load: '84' }],
    [{ load: '14' }, { load: { kg: 2.5 } }, 1, { load: '16.5' }],
    [{ load: '8/14/80' }, { load: { kg: 2.5 } }, 3, { load: '15.5/21.5/87.5' }],
    [{ load: '80' }, { load: { kg: 3 } }, 1, { load: '82.5' }],
    [{ load: '75/80%' }, { load: { percent: 2.5 } }, 1, { load: '77.5/82.5%' }],
    [{ load: '75%' }, { load: { kg: 2.5 } }, 1, {}],
    [{ load: 'bw' }, { load: { kg: 2.5 } }, 1, { load: 'bw+2.5' }],
    [{ load: 'bw-10' }, { load: { kg: 5 } }, 2, { load: 'bw' }],
    [{ load: 'bw' }, { load: { percent: 5 } }, 1, {}],
    [{ load: '80', rir: 2 }, { load: { kg: -2.5 } }, 1, { load: '77.5' }],
    [{ load: 'leggero', reps: 'a sensazione', note: '8' }, { load: { kg: 5 }, reps: 1 }, 1, {}],
    [{ reps: '8-10' }, { reps: 1 }, 2, { reps: '10-12' }],
    [{ reps: '10/8/max' }, { reps: -1 }, 1, { reps: '9/7/max' }],
    [{ reps: '2' }, { reps: -5 }, 1, { reps: '1' }],
    [{ rir: 3 }, { rir: { by: 1, floor: 1 } }, 1, { rir: 2 }],
    [{ rir: 3 }, { rir: { by: 1, floor: 1 } }, 4, { rir: 1 }],
    [{ rir: 0 }, { rir: { by: 1, floor: 1 } }, 1, {}],
    [{ sets: 3 }, { sets: 1 }, 2, { sets: 5 }],
    [{ sets: 2 }, { sets: -1 }, 4, { sets: 1 }],
    [{ sets: 19 }, { sets: 1 }, 4, { sets: 20 }],
    [
      { load: '60', reps: '8', setList: [{ kind: 'warmup', load: '40' }, { rir: 2 }] },
      { load: { kg: 5 }, reps: 1 },
      1,
      { load: '65', reps: '9', setList: [{ kind: 'warmup', load: '45' }, { rir: 2 }] },
    ],
  ])('%j by %j, %i times', (cells, rule, times, expected) => expect(after(cells, rule, times)).toEqual(expected))

  test('in double progression repetitions climb, then the load does', () => {
    const rule: ProgressionRule = { double: { by: 1, load: { kg: 2.5 } } }
    const weeks = [1, 2, 3, 4, 5, 6].map(times => ({ reps: '8-10', load: '80', ...after({ reps: '8-10', load: '80' }, rule, times) }))
    const read = weeks.map(({ reps, load }) => `${reps} × ${load}`)
    expect(read).toEqual(['9 × 80', '10 × 80', '8 × 82.5', '9 × 82.5', '10 × 82.5', '8 × 85'])
    const ranged: ProgressionRule = { double: { range: { least: 6, most: 8 }, by: 2, load: { percent: 5 } } }
    expect(after({ reps: '8', load: '100' }, ranged)).toEqual({ reps: '6', repRange: '6-8', load: '105' })
    expect(after({ reps: '12', load: '100' }, ranged)).toEqual({})
    expect(after({ reps: '8', load: '100' }, rule)).toEqual({})
    expect(after({ reps: '10/8/6', load: '100' }, ranged)).toEqual({})
  })
})

describe('double progression goes on from the week that it has made', () => {
  test('the week after the week after climbs within the range that the first one named', () => {
    const rule: ProgressionRule = { double: { by: 1, load: { kg: 2.5 } } }
    const program = programOf({ weeks: 1, days: 1, rows: 1 }, () => ({ exercise: { name: 'Panca' }, reps: '8-10', load: '80' }))
    const newId = counter()
    let rows: DocumentRows = program
    for (let week = 1; week <= 6; week += 1) {
      const weeks = childrenOf(rows, programId)
      const options = { source: rows, weekId: weeks.at(-1)?.id ?? '', times: 1, parentId: programId, index: weeks.length, newId }
      rows = apply(rows, copyWeek(rows, { ...options, ruleOf: () => rule, stepKg: 2.5 }).operations).rows
    }
    const read = childrenOf(rows, programId).flatMap(({ id }) =>
      subtreeOf(rows, id).flatMap(({ type, cells }) => (type === 'row' ? [`${textIn(cells, 'reps')} × ${textIn(cells, 'load')}`] : [])),
    )
    expect(read).toEqual(['8-10 × 80', '9 × 80', '10 × 80', '8 × 82.5', '9 × 82.5', '10 × 82.5', '8 × 85'])
  })

  test('single steps end where as many at once do, in single sets, too', () => {
    const figures = fc.record({
      reps: fc.constantFrom('8-10', '6-12', '5', '8'),
      load: fc.constantFrom('80', '75%', 'bw+5', '80/85', 'leggero'),
      setList: fc.constantFrom([], [{ reps: '3-5' }, { load: '60' }, {}]),
    })
    const by = fc.constantFrom(1, 2, 3)
    fc.assert(
      fc.property(figures, by, fc.integer({ min: 1, max: 12 }), (cells, step, times) => {
        const rule: ProgressionRule = { double: { by: step, load: { kg: 2.5 }, range: { least: 5, most: 8 } } }
        let stepped: DocumentRow['cells'] = cells
        for (let week = 0; week < times; week += 1) stepped = { ...stepped, ...after(stepped, rule) }
        expect(stepped).toEqual({ ...cells, ...after(cells, rule, times) })
      }),
      runs,
    )
  })

  test('a number that was typed over the range ends it', () => {
    const rule: ProgressionRule = { double: { by: 1, load: { kg: 2.5 } } }
    expect(after({ reps: '15', repRange: '8-10', load: '80' }, rule)).toEqual({})
    expect(after({ reps: '12-15', repRange: '8-10', load: '80' }, rule)).toEqual({ reps: '13', repRange: '12-15' })
  })
})

test('a step in kilograms is never more than what was typed and half the client’s step', () => {
  const quarters = (most: number) => fc.integer({ min: 1, max: most * 4 }).map(each => each / 4)
  fc.assert(
    fc.property(
      quarters(200),
      quarters(10),
      fc.constantFrom(0.5, 1, 2.5, 5),
      fc.integer({ min: 1, max: 8 }),
      (start, kg, stepKg, times) => {
        const load = after({ load: String(start) }, { load: { kg } }, times, stepKg)['load'] ?? start
        expect(Math.abs(Number(load) - start - kg * times)).toBeLessThanOrEqual(stepKg / 2 + 0.001)
      },
    ),
    runs,
  )
  expect(after({ load: '80' }, { load: { kg: 3 } }, 1, 1)).toEqual({ load: '83' })
})

describe('a week', () => {
  const program = () =>
    programOf({ weeks: 2, days: 1, rows: 2 }, (_, __, row) => ({ exercise: { name: `e${row}` }, sets: 4, load: '100', reps: '8' }))
  const options = (rows: ReturnType<typeof program>) => ({ source: rows, parentId: programId, newId: counter(), stepKg: 2.5 })

  test('is copied with steps, by row, with a deload every fourth', () => {
    const rows = program()
    const { operations, changes } = copyWeek(rows, {
      ...options(rows),
      weekId: 'w1',
      times: 4,
      index: 1,
      ruleOf: row => (row.id === 'w1d1r1' ? { load: { kg: 5 } } : undefined),
      deload: { every: 4, loadPercent: 60, setsPercent: 50 },
    })
    const copied = apply(rows, operations).rows
    const weeks = childrenOf(copied, programId).slice(1, 5)
    const read = weeks.map(({ id, cells }) => [
      cells['isDeload'] ?? false,
      ...subtreeOf(copied, id).flatMap(row =>
        row.type === 'row' ? [`${numberIn(row.cells, 'sets')} × ${textIn(row.cells, 'load')}`] : [],
      ),
    ])
    // the third copy is the fourth week: 60 % of 110 = 66, rounded to 65; the next one goes on where the second one was
    expect(read).toEqual([
      [false, '4 × 105', '4 × 100'],
      [false, '4 × 110', '4 × 100'],
      [true, '2 × 65', '2 × 60'],
      [false, '4 × 115', '4 × 100'],
    ])
    expect(changes.filter(({ copy }) => copy === 1)).toEqual([
      { rowId: expect.any(String), sourceId: 'w1d1r1', copy: 1, cell: 'load', before: '100', after: '105' },
    ])
    for (const { rowId, cell, after: value } of changes) expect(copied.get(rowId)?.cells[cell]).toEqual(value)
  })

  test('takes the place of the next one', () => {
    const rows = program()
    const { operations } = replaceWeek(rows, { sourceId: 'w1', targetId: 'w2', newId: counter(), ruleOf: () => ({ reps: 1 }), stepKg: 2.5 })
    const replaced = apply(rows, operations).rows
    expect(subtreeOf(replaced, 'w2').flatMap(({ cells, type }) => (type === 'row' ? [cells['reps']] : []))).toEqual(['9', '9'])
  })
})

test('a preview says what its operations do, undone they are nothing, and text stays', () => {
  const rule: fc.Arbitrary<ProgressionRule> = fc.record(
    {
      load: fc.oneof(fc.record({ kg: fc.constantFrom(-5, 1, 2.5, 20) }), fc.record({ percent: fc.constantFrom(-10, 2.5, 7) })),
      reps: fc.integer({ min: -3, max: 3 }),
      rir: fc.record({ by: fc.constantFrom(1, 2), floor: fc.nat(3) }),
      sets: fc.integer({ min: -2, max: 2 }),
      double: fc.record({ by: fc.constantFrom(1, 2), load: fc.record({ kg: fc.constantFrom(1.25, 2.5) }) }),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.array(rowCells, { minLength: 3, maxLength: 3 }), rule, fc.integer({ min: 1, max: 12 }), (cells, chosenRule, times) => {
      const rows = programOf({ weeks: 1, days: 1, rows: 3 }, (_, __, row) => cells[row - 1] ?? {})
      const ids = ['w1d1r1', 'w1d1r2', 'w1d1r3']
      const preview = progressRows(rows, ids, { ruleOf: () => chosenRule, stepKg: 2.5, times })
      const { rows: progressed, inverse } = apply(rows, preview.operations)
      for (const { rowId, cell, before, after: value } of preview.changes) {
        expect(rows.get(rowId)?.cells[cell]).toEqual(before)
        expect(progressed.get(rowId)?.cells[cell]).toEqual(value)
        expect(['load', 'reps', 'repRange', 'rir', 'sets', 'setList']).toContain(cell)
        expect(['leggero', '+ catene', 'a sensazione', 'max']).not.toContain(before)
      }
      expect(new Map(apply(progressed, inverse).rows)).toEqual(rows)
    }),
    runs,
  )
})

describe('rules together', () => {
  const load = fc.oneof(fc.record({ kg: fc.constantFrom(-5, 1, 2.5) }), fc.record({ percent: fc.constantFrom(-10, 2.5) }))
  const rir = fc.record({ by: fc.constantFrom(1, 2), floor: fc.nat(3) })
  const allRules = fc.record({ load, reps: fc.integer({ min: -3, max: 3 }), rir, sets: fc.integer({ min: -5, max: 5 }) })
  const weeks = fc.integer({ min: 1, max: 12 })

  test('do what each of them does alone, in any order', () => {
    const order = fc.shuffledSubarray(['load', 'reps', 'rir', 'sets'] as const, { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(rowCells, allRules, order, weeks, (cells, rules, names, times) => {
        let oneByOne = cells
        for (const name of names) oneByOne = { ...oneByOne, ...after(oneByOne, { [name]: rules[name] }, times) }
        expect({ ...cells, ...after(cells, rules, times) }).toEqual(oneByOne)
      }),
      runs,
    )
  })

  test('keep sets from 1 to 20 and repetitions in reserve above their floor, in a deload, too', () => {
    fc.assert(
      fc.property(rowCells, allRules, weeks, fc.integer({ min: 2, max: 6 }), (cells, rules, times, every) => {
        const program = programOf({ weeks: 1, days: 1, rows: 1 }, () => ({ exercise: { name: 'Panca' }, ...cells }))
        const options = { source: program, weekId: 'w1', times, parentId: programId, index: 1, newId: counter() }
        const deload = { every, loadPercent: 60, setsPercent: 50 }
        const { operations } = copyWeek(program, { ...options, ruleOf: () => rules, deload, stepKg: 2.5 })
        const copies = [...apply(program, operations).rows.values()].filter(({ type, id }) => type === 'row' && id !== 'w1d1r1')
        expect(copies).toHaveLength(times)
        const before = numberIn(cells, 'rir')
        for (const copy of copies) {
          expect(setCountOf(copy.cells)).toBeGreaterThanOrEqual(1)
          expect(numberIn(copy.cells, 'sets') ?? 1).toSatisfy((sets: number) => Number.isInteger(sets) && sets >= 1 && sets <= 20)
          expect(setListIn(copy.cells).length).toBeLessThanOrEqual(Math.max(setCountOf(copy.cells), setListIn(cells).length))
          if (before !== undefined) expect(numberIn(copy.cells, 'rir')).toBeGreaterThanOrEqual(Math.min(before, rules.rir.floor))
        }
      }),
      runs,
    )
  })

  test('of load, effort and sets, with a lighter week in between', () => {
    const program = programOf({ weeks: 1, days: 1, rows: 1 }, () => ({ exercise: { name: 'Panca' }, sets: 3, load: '100', rir: 3 }))
    const rules: ProgressionRule = { load: { kg: 2.5 }, rir: { by: 1, floor: 2 }, sets: -1 }
    const options = { source: program, weekId: 'w1', times: 4, parentId: programId, index: 1, newId: counter(), stepKg: 2.5 }
    const deload = { every: 4, loadPercent: 60, setsPercent: 50 }
    const { operations } = copyWeek(program, { ...options, ruleOf: () => rules, deload })
    const { rows } = apply(program, operations)
    const weekRows = childrenOf(rows, programId).flatMap(({ id }) => subtreeOf(rows, id).filter(({ type }) => type === 'row'))
    const read = weekRows.map(({ cells }) => `${numberIn(cells, 'sets')} × ${textIn(cells, 'load')} RIR ${numberIn(cells, 'rir')}`)
    expect(read).toEqual(['3 × 100 RIR 3', '2 × 102.5 RIR 2', '1 × 105 RIR 2', '1 × 62.5 RIR 2', '1 × 107.5 RIR 2'])
  })

  test('of results and sets change the load by the results', () => {
    expect(after({ load: '80', sets: 3 }, { cells: { load: '82.5', note: '→ Su' }, sets: 1 })).toEqual({
      load: '82.5',
      note: '→ Su',
      sets: 4,
    })
  })
})

describe('from results', () => {
  const target = { sets: 3, reps: '8-10', load: '80', rir: 2 }
  const done = (kg: number, ...reps: readonly number[]): SetResult[] =>
    reps.map(each => ({ kind: 'work', kg, reps: each, rpe: null, rir: null }))
  const withRir = (sets: readonly SetResult[], rir: number) => sets.map(set => ({ ...set, rir }))
  const rule = { load: { kg: 2.5 }, backPercent: 10, stepKg: 2.5 }
  const advise = (...attempts: readonly (readonly SetResult[])[]) =>
    adviseLoad(
      target,
      attempts.map(sets => ({ target, sets })),
      rule,
    )

  test.each([
    ['all at the top with reserve', [withRir(done(80, 10, 10, 10), 2)], 'up', 'all at top', '82.5'],
    ['all at the top, no effort written', [done(80, 10, 11, 10)], 'up', 'all at top', '82.5'],
    ['more was lifted than planned', [done(85, 10, 10, 10)], 'up', 'all at top', '87.5'],
    ['all at the top, but at the end', [withRir(done(80, 10, 10, 10), 0)], 'same', 'no reserve', '80'],
    ['all at the top, but lighter than planned', [done(70, 10, 10, 10)], 'same', 'lighter than planned', '80'],
    ['within the range', [done(80, 10, 9, 8)], 'same', 'in range', '80'],
    ['one miss', [done(80, 10, 9, 8), done(80, 9, 8, 7)], 'same', 'missed once', '80'],
    ['a set left out', [done(80, 10, 10)], 'same', 'missed once', '80'],
    // 90 % of 80 = 72, rounded to 72,5
    ['two misses', [done(80, 8, 7, 6), done(80, 8, 8, 7)], 'back', 'missed twice', '72.5'],
    ['two misses, with lighter sets to go on', [done(80, 8, 7, 6), [...done(80, 7), ...done(60, 8, 8)]], 'back', 'missed twice', '72.5'],
    ['two misses below the plan', [done(70, 8, 7, 6), done(70, 8, 8, 7)], 'back', 'missed twice', '62.5'],
    ['two misses above the plan', [done(90, 8, 7, 6), done(90, 8, 8, 7)], 'back', 'missed twice', '72.5'],
    ['never done', [], 'same', 'never done', '80'],
  ])('%s', (_, attempts, step, reason, load) => expect(advise(...attempts)).toMatchObject({ step, reason, before: '80', after: load }))

  const topOf = (load: number) => ({ target: { ...target, load: String(load) }, sets: done(load, 10, 10, 10) })
  test.each([
    ['a light day', 80, [topOf(80), topOf(60)], 'up', '82.5'],
    ['a deload, of the week before it', 80, [topOf(77.5), topOf(80), topOf(47.5)], 'up', '82.5'],
    ['a deload, of a week that nobody has trained', 82.5, [topOf(80), topOf(47.5)], 'same', '82.5'],
  ])('after %s', (_, load, attempts, step, after) => {
    const rows = programOf({ weeks: 1, days: 1, rows: 1 }, () => ({ ...target, load: String(load) }))
    const advice = adviseRows(subtreeOf(rows, 'w1d1r1'), { attemptsOf: () => attempts, rule })
    expect(advice.get('w1d1r1')).toMatchObject({ step, after })
  })

  test('says its figures', () => {
    expect(advise(withRir(done(80, 10, 9, 7), 1)).figures).toEqual({ sets: 3, setsAtTop: 1, setsMissed: 1, leastRir: 1 })
  })

  test('a share of the maximum and free text stay as they are', () => {
    for (const load of ['75%', 'leggero']) {
      const percentTarget = { ...target, load }
      const attempt = { target: percentTarget, sets: done(80, 10, 10, 10) }
      expect(adviseLoad(percentTarget, [attempt], rule)).toMatchObject({ step: 'same', reason: 'no figures', after: load })
    }
  })
})
