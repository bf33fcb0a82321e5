import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layoutOf, lineAt, topOf, windowOf } from './lines.ts'
import {
  at,
  moved,
  movedAlong,
  movedByGroup,
  movedToEnd,
  rangeOf,
  rowsIn,
  selectedAll,
  tabbed,
  type Direction,
  type Selection,
  type SheetMap,
} from './selection.ts'

const heights = { heading: 38, row: 33, add: 36 }
const open: ReadonlySet<string> = new Set()
const groupsOf = (sizes: readonly number[]) =>
  sizes.map((size, group) => ({
    id: `g${group}`,
    title: `Group ${group}`,
    rows: Array.from({ length: size }, (_, row) => ({ id: `g${group}r${row}` })),
  }))
const layoutWith = (sizes: readonly number[], collapsedIds = open) => layoutOf(groupsOf(sizes), { collapsedIds, heights, mayAdd: true })

// lines: 0 heading, 1 to 3 rows, 4 new row, 5 heading, 6 and 7 rows, 8 new row; the cells of the second row are empty but for the first
const layout = layoutWith([3, 2])
const map: SheetMap = { layout, columnCount: 4, isFilled: ({ line, column }) => line !== 2 || column === 0 }

test.each<[Direction, boolean, boolean, Selection, Selection]>([
  ['down', false, false, at(1, 2), at(2, 2)],
  ['down', false, false, at(3, 2), at(4, 2)],
  ['down', false, false, at(8, 2), at(8, 2)],
  ['up', false, false, at(0, 0), at(0, 0)],
  ['left', false, false, at(1, 0), at(1, 0)],
  ['right', false, false, at(4, 1), at(4, 1)],
  ['down', true, false, at(3, 1), { ...at(3, 1), end: { line: 6, column: 1 } }],
  ['right', true, false, { ...at(1, 1), end: { line: 2, column: 2 } }, { ...at(1, 1), end: { line: 2, column: 3 } }],
  ['down', false, true, at(1, 0), at(7, 0)],
  ['down', false, true, at(1, 1), at(3, 1)],
  ['down', false, true, at(3, 1), at(7, 1)],
  ['left', false, true, at(2, 3), at(2, 0)],
  ['down', true, true, at(1, 1), { ...at(1, 1), end: { line: 3, column: 1 } }],
])('%s, extending %s, to the edge %s', (direction, isExtending, isToEdge, from, to) => {
  expect(moved(map, from, direction, { isExtending, isToEdge })).toEqual(to)
})

test('a plain move ends a range at its active cell', () => {
  expect(moved(map, { active: { line: 2, column: 2 }, end: { line: 3, column: 3 }, isOfRows: false }, 'up')).toEqual(at(1, 2))
})

test.each([
  [at(1, 3), 1, at(2, 0)],
  [at(4, 3), 1, at(6, 0)],
  [at(6, 0), -1, at(4, 3)],
  [at(8, 3), 1, undefined],
  [at(1, 0), -1, undefined],
] as const)('Tab from %j by %i', (from, step, to) => {
  expect(tabbed(map, from, step)).toEqual(to)
})

test('ends, groups and all', () => {
  expect(movedToEnd(map, at(2, 2), 'row start', false)).toEqual(at(2, 0))
  expect(movedToEnd(map, at(2, 2), 'last', false)).toEqual(at(7, 3))
  expect(movedToEnd(map, at(2, 2), 'first', true).end).toEqual({ line: 1, column: 0 })
  expect(movedByGroup(map, at(2, 2), 1, false)).toEqual(at(6, 2))
  expect(movedByGroup(map, at(7, 2), -1, false)).toEqual(at(6, 2))
  expect(movedByGroup(map, at(6, 2), -1, false)).toEqual(at(1, 2))
  const group = selectedAll(map, at(2, 2))
  expect(rangeOf(group)).toEqual({ top: 1, bottom: 3, left: 0, right: 3 })
  expect(rangeOf(selectedAll(map, group))).toEqual({ top: 1, bottom: 7, left: 0, right: 3 })
  expect(rowsIn(layout, { top: 1, bottom: 7 }).map(({ row }) => row.id)).toEqual(['g0r0', 'g0r1', 'g0r2', 'g1r0', 'g1r1'])
})

test('a collapsed group is its heading alone', () => {
  const { lines, groups } = layoutWith([3, 2], new Set(['g0']))
  expect(lines.map(({ kind }) => kind)).toEqual(['heading', 'heading', 'row', 'row', 'add'])
  expect(groups.map(({ from, end }) => [from, end])).toEqual([
    [0, 1],
    [1, 5],
  ])
})

declare const process: { env: Readonly<Record<string, string | undefined>> }

const runs = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 50), seed: 1 }
const sizes = fc.array(fc.nat(12), { minLength: 1, maxLength: 12 })

test('every move ends on a cell, and extends over rows alone', () => {
  const directions = fc.constantFrom<Direction>('up', 'down', 'left', 'right')
  const moves = fc.array(fc.tuple(directions, fc.boolean(), fc.boolean()), { maxLength: 30 })
  fc.assert(
    fc.property(sizes, moves, fc.nat(), (counts, steps, seed) => {
      const lines = layoutWith(counts)
      const own: SheetMap = { layout: lines, columnCount: 5, isFilled: ({ line, column }) => (line * 7 + column * 3 + seed) % 3 > 0 }
      let selection = at(0, 0)
      for (const [direction, isExtending, isToEdge] of steps) {
        const before = selection
        selection = moved(own, selection, direction, { isExtending, isToEdge })
        for (const { line, column } of [selection.active, selection.end]) {
          expect(lines.lines[line]).toBeDefined()
          expect(column).toBeLessThan(5)
          expect(column).toBeGreaterThanOrEqual(0)
        }
        if (isExtending) expect(selection.active).toEqual(before.active)
        else expect(selection.end).toEqual(selection.active)
      }
    }),
    runs,
  )
})

test('the window holds every line in view, and each height its line', () => {
  fc.assert(
    fc.property(sizes, fc.nat(4000), fc.integer({ min: 1, max: 1500 }), (counts, top, height) => {
      const lines = layoutWith(counts)
      const { from, end } = windowOf(lines, { top, bottom: top + height, overscan: 8 })
      for (const [line] of lines.lines.entries()) {
        const isInView = topOf(lines, line + 1) > top && topOf(lines, line) < top + height
        if (isInView) expect(line >= from && line < end).toBe(true)
        expect(lineAt(lines, topOf(lines, line))).toBe(line)
      }
      expect(end - from).toBeLessThan(height / 33 + 26)
    }),
    runs,
  )
})

test('a selection follows its rows, and stays near where one is gone', () => {
  const before = layoutWith([3, 2])
  expect(movedAlong(at(6, 1), before, layoutWith([5, 2]))).toEqual(at(8, 1))
  expect(movedAlong(at(3, 1), before, layoutWith([2, 2]))).toEqual(at(3, 1))
  expect(movedAlong(at(7, 1), before, layoutWith([3]))).toEqual(at(4, 1))
  expect(movedAlong(at(2, 1), before, layoutWith([3, 2], new Set(['g0'])))).toEqual(at(0, 1))
})

test('a selection goes to the first of the rows that have come for its own', () => {
  const rowsOf = (ids: readonly string[]) =>
    layoutOf([{ id: 'g0', title: 'Group', rows: ids.map(id => ({ id })) }], { collapsedIds: open, heights, mayAdd: true })
  const before = rowsOf(['soup', 'bread'])
  expect(movedAlong(at(1, 0), before, rowsOf(['water', 'salt', 'bread']))).toEqual(at(1, 0))
  expect(movedAlong(at(2, 0), before, rowsOf(['soup', 'flour', 'yeast']))).toEqual(at(2, 0))
  expect(movedAlong(at(1, 0), before, rowsOf(['bread']))).toEqual(at(1, 0))
})
