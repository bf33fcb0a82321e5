import fc from 'fast-check'
import loadHighs from 'highs'
import quadprog from 'quadprog'
import { describe, expect, test } from 'vitest'
import { runs } from '@allenio/domain/testing'
import { readProblem } from './fit-problem.ts'
import { solvePart } from './fit-solution.ts'
import { fitRows as fitRowsWith, type FitRow, type FitTarget } from '../index.ts'

const fitRows = (rows: readonly FitRow[], targets: readonly FitTarget[]) => fitRowsWith(rows, targets, quadprog.solveQP)

const rowOf = (id: string, grams: number, row: Partial<FitRow> = {}): FitRow => ({
  id,
  grams,
  step: 1,
  leastPercent: 50,
  mostPercent: 200,
  isLocked: false,
  ...row,
})

const targetOf = (id: string, least: number, most: number, per100g: Readonly<Record<string, number>>): FitTarget => ({
  id,
  least,
  most,
  perGram: new Map(Object.entries(per100g).map(([row, amount]) => [row, amount / 100])),
})

const kcal = { pasta: 353, oil: 899, chicken: 110 }
const protein = { pasta: 10.9, oil: 0, chicken: 23.3 }
const lunch = [rowOf('pasta', 80), rowOf('oil', 10), rowOf('chicken', 120)]

describe('fitting', () => {
  test('reaches the targets, and leaves alone what has reached them', () => {
    const { grams, unreached } = fitRows(lunch, [targetOf('kcal', 590, 610, kcal), targetOf('protein', 42, 44, protein)])
    expect(unreached).toEqual([])
    expect([...grams.values()].every(Number.isInteger)).toBe(true)
    expect(fitRows(lunch, [targetOf('kcal', 500, 510, kcal)]).grams).toEqual(
      new Map([
        ['pasta', 80],
        ['oil', 10],
        ['chicken', 120],
      ]),
    )
  })

  test('keeps to steps, locks and bounds', () => {
    const rows = [
      rowOf('pasta', 80, { isLocked: true }),
      rowOf('oil', 10, { step: 5 }),
      rowOf('chicken', 120, { step: 60, mostPercent: 150 }),
    ]
    const { grams } = fitRows(rows, [targetOf('kcal', 600, 620, kcal)])
    expect(grams.get('pasta')).toBe(80)
    expect([(grams.get('oil') ?? 0) % 5, (grams.get('chicken') ?? 0) % 60]).toEqual([0, 0])
    expect(grams.get('chicken')).toBeLessThanOrEqual(180)
  })

  test('says what cannot be reached, and which bounds stand in the way', () => {
    const locked = [rowOf('pasta', 80, { isLocked: true }), rowOf('oil', 10), rowOf('chicken', 120, { mostPercent: 110 })]
    const { unreached } = fitRows(locked, [targetOf('protein', 90, 95, protein)])
    expect(unreached).toEqual([
      {
        id: 'protein',
        amount: expect.closeTo(0.109 * 80 + 0.233 * 132, 6),
        blocks: [
          { kind: 'row', id: 'chicken', bound: 'most' },
          { kind: 'row', id: 'pasta', bound: 'locked' },
        ],
      },
    ])
    const [against] = fitRows(lunch, [targetOf('kcal', 400, 410, kcal), targetOf('protein', 58, 60, protein)]).unreached
    expect(against?.blocks.some(({ kind }) => kind === 'target')).toBe(true)
  })

  test('a row that need not move keeps a quantity that is no whole step, and moves to whole steps', () => {
    const rows = [rowOf('pasta', 83, { step: 5 }), rowOf('oil', 10), rowOf('chicken', 120)]
    expect(fitRows(rows, [targetOf('kcal', 500, 530, kcal)]).grams.get('pasta')).toBe(83)
    const moved = fitRows(rows, [targetOf('kcal', 640, 660, kcal)]).grams.get('pasta') ?? 0
    expect([moved % 5, moved > 83]).toEqual([0, true])
    const bounded = [rowOf('pasta', 83, { step: 5, leastPercent: 100, mostPercent: 103 })]
    expect(fitRows(bounded, [targetOf('kcal', 900, 910, kcal)]).grams.get('pasta')).toBe(85)
    expect(fitRows(bounded, [targetOf('kcal', 100, 110, kcal)]).grams.get('pasta')).toBe(83)
  })

  test('a target may have a lower or an upper bound alone', () => {
    const fibre = { pasta: 3 }
    const { grams, unreached } = fitRows([rowOf('pasta', 100)], [targetOf('fibre', 5, Infinity, fibre)])
    expect([grams.get('pasta'), unreached]).toEqual([167, []])
    expect(fitRows([rowOf('pasta', 100)], [targetOf('fibre', 0, 2, fibre)]).grams.get('pasta')).toBe(66)
    // a target out of reach is come as near to as may be
    expect(fitRows([rowOf('pasta', 100)], [targetOf('fibre', 30, Infinity, fibre)]).grams.get('pasta')).toBe(200)
  })

  test('what comes from elsewhere counts, also where it alone is too much', () => {
    const target = targetOf('kcal', 1000, 1010, kcal)
    const { grams, unreached } = fitRows(lunch, [{ ...target, fixedAmount: 500 }])
    expect([...grams.values(), unreached.length]).toEqual([80, 10, 120, 0])
    const tooMuch = fitRows(lunch, [{ ...target, fixedAmount: 2000 }])
    expect([...tooMuch.grams.values()]).toEqual([40, 5, 60])
    expect(tooMuch.unreached).toMatchObject([{ id: 'kcal', blocks: [{ bound: 'least' }, { bound: 'least' }, { bound: 'least' }] }])
  })

  test('what no target asks about stays', () => {
    const { grams } = fitRows([...lunch, rowOf('tea', 200)], [targetOf('kcal', 650, 660, kcal)])
    expect(grams.get('tea')).toBe(200)
  })
})

const figure = fc.double({ min: 0, max: 900, noNaN: true })
const anyRow = fc.record({
  grams: fc.integer({ min: 1, max: 400 }),
  isLocked: fc.boolean(),
  least: fc.integer({ min: 0, max: 100 }),
  most: fc.integer({ min: 100, max: 300 }),
})

const anyDay = fc
  .record({
    rows: fc.array(anyRow, { minLength: 1, maxLength: 35 }),
    figures: fc.array(fc.array(figure, { minLength: 35, maxLength: 35 }), { minLength: 1, maxLength: 5 }),
    factor: fc.double({ min: 0.6, max: 1.7, noNaN: true }),
  })
  .map(({ rows: shapes, figures, factor }) => {
    const rows = shapes.map(({ grams, isLocked, least, most }, at) =>
      rowOf(`row ${at}`, grams, { isLocked, leastPercent: least, mostPercent: most }),
    )
    const targets = figures.map((per100g, at) => {
      const target = targetOf(`target ${at}`, 0, 0, Object.fromEntries(rows.map(({ id }, row) => [id, per100g[row] ?? 0])))
      const wanted = rows.reduce((sum, { id, grams }) => sum + (target.perGram.get(id) ?? 0) * grams, 0) * factor
      return { ...target, least: wanted * 0.98, most: wanted * 1.02 }
    })
    return { rows, targets }
  })

test('locks and bounds are never broken, whole grams come out, and the same question has the same answer', () => {
  fc.assert(
    fc.property(anyDay, ({ rows, targets }) => {
      const { grams } = fitRows(rows, targets)
      for (const { id, grams: before, isLocked, leastPercent, mostPercent } of rows) {
        const after = grams.get(id) ?? Number.NaN
        if (isLocked) expect(after).toBe(before)
        expect(Number.isInteger(after)).toBe(true)
        expect(after).toBeGreaterThanOrEqual((before * leastPercent) / 100 - 1e-6)
        expect(after).toBeLessThanOrEqual((before * mostPercent) / 100 + 1e-6)
      }
      expect(fitRows(rows, targets)).toEqual(fitRows(rows, targets))
    }),
    runs,
  )
})

test('badly scaled, empty and impossible days have an answer without NaN', () => {
  const strange = fc.oneof(fc.double(), fc.constantFrom(0, -1, 1e-12, 1e12, Number.NaN, Infinity))
  fc.assert(
    fc.property(
      fc.array(fc.record({ grams: strange, step: strange, least: strange, most: strange, amount: strange }), { maxLength: 12 }),
      fc.array(fc.record({ least: strange, most: strange }), { maxLength: 4 }),
      (shapes, bounds) => {
        const rows = shapes.map(({ grams, step, least, most }, at) =>
          rowOf(`row ${at}`, grams, { step, leastPercent: least, mostPercent: most }),
        )
        const perGram = new Map(shapes.map(({ amount }, at) => [`row ${at}`, amount]))
        const { grams } = fitRows(
          rows,
          bounds.map(({ least, most }, at) => ({ id: `target ${at}`, least, most, perGram })),
        )
        for (const { id, grams: before } of rows) {
          const after = grams.get(id)
          if (before >= 0 && before <= 100_000) expect(Number.isFinite(after)).toBe(true)
          else expect(Object.is(after, before)).toBe(true)
        }
      },
    ),
    runs,
  )
})

describe('against another solver', async () => {
  const highs = await loadHighs()

  test('the change is the least there is on three hundred days that can be reached', () => {
    let compared = 0
    for (const { rows, targets } of fc.sample(anyDay, { numRuns: 900, seed: 7 })) {
      if (compared === 300) break
      const problem = readProblem(rows, targets)
      const best = leastChange(problem)
      if (best === null) continue
      compared += 1
      const solution = new Map(solvePart(problem, quadprog.solveQP))
      const change = problem.movable.reduce((sum, { id, grams }) => sum + ((solution.get(id) ?? grams) / grams - 1) ** 2, 0)
      expect(change).toBeLessThanOrEqual(best * 1.001 + 1e-6)
      // less change would be easy for one who misses the targets
      for (const { least, most, scale, amountOf } of problem.targets) {
        expect(amountOf(solution)).toBeGreaterThanOrEqual(least - scale * 1e-4)
        expect(amountOf(solution)).toBeLessThanOrEqual(most + scale * 1e-4)
      }
    }
    expect(compared).toBe(300)
  })

  /** The least sum of squares of relative changes, or null where the targets cannot be reached. */
  function leastChange({ rows, movable, targets }: ReturnType<typeof readProblem>): number | null {
    if (movable.length === 0) return null
    const present = new Map(rows.map(({ id, grams }) => [id, grams]))
    const written = (value: number) => value.toFixed(12)
    const lines = targets.flatMap(({ least, most, perGram, amountOf: amountIn }, at) => {
      const terms = movable.flatMap(({ id, grams }, row) =>
        perGram.has(id) ? [`+ ${written((perGram.get(id) ?? 0) * grams)} x${row}`] : [],
      )
      const amount = amountIn(present)
      return terms.length === 0
        ? []
        : [` least${at}: ${terms.join(' ')} >= ${written(least - amount)}`, ` most${at}: ${terms.join(' ')} <= ${written(most - amount)}`]
    })
    const squares = movable.map((_, row) => `2 x${row} ^ 2`).join(' + ')
    const bounds = movable.map(({ grams, least, most }, row) => ` ${written(least / grams - 1)} <= x${row} <= ${written(most / grams - 1)}`)
    const model = ['Minimize', ` obj: [ ${squares} ] / 2`, 'Subject To', ...lines, 'Bounds', ...bounds, 'End'].join('\n')
    const answer = highs.solve(model)
    return answer.Status === 'Optimal' ? answer.ObjectiveValue : null
  }
})

test('days that share nothing are fitted as if each stood alone', () => {
  const dayOf = (name: string) => ({
    rows: lunch.map(row => ({ ...row, id: `${name} ${row.id}` })),
    targets: [targetOf(name, 590, 610, Object.fromEntries(Object.entries(kcal).map(([id, amount]) => [`${name} ${id}`, amount])))],
  })
  const days = ['monday', 'tuesday'].map(dayOf)
  const together = fitRows(
    days.flatMap(({ rows }) => rows),
    days.flatMap(({ targets }) => targets),
  )
  expect([...together.grams]).toEqual(days.flatMap(({ rows, targets }) => [...fitRows(rows, targets).grams]))
})
