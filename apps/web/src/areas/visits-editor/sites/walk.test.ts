import { expect, test } from 'vitest'
import { deviceCellsOf, dueField, fieldsOf, nextField, sitesOf, walkOf, type Measured } from './walk.ts'

const none = { last: undefined, added: new Set<never>() }

test('folds beyond the protocol come with its folds, girths behind it, and of limbs the right side unless both were measured', () => {
  const sites = sitesOf(['arms', 'waist'], { ...none, cells: { 'calves.left': [36] }, last: { 'arms.left': [29], triceps_fold: [12] } })
  expect(sites).toEqual(['triceps_fold', 'arms.left', 'arms.right', 'waist', 'calves.left'])
  expect(sitesOf(['arms'], { ...none, cells: {}, added: new Set(['hips'] as const) })).toEqual(['arms.right', 'hips'])
})

test('of a device the figures of the protocol come first, then those that were measured; without any in the protocol all of them', () => {
  const input = { ...none, cells: { 'arm-mass.left': [3] }, last: { reactance: [50] } }
  expect(deviceCellsOf(['waist', 'phase-angle', 'resistance'], input)).toEqual(['phase-angle', 'resistance', 'reactance', 'arm-mass.left'])
  expect(deviceCellsOf(['waist'], { ...none, cells: {} })).toHaveLength(18)
  expect(sitesOf(['waist', 'resistance'], { ...none, cells: {} })).toEqual(['waist'])
})

test('in rounds all folds come once and then again, and the girths behind them; a third reading comes where two are far apart', () => {
  const cells = { triceps_fold: [10, 12], waist: [80, 80.2] }
  const sites = ['triceps_fold', 'waist', 'biceps_fold'] as const
  const walk = walkOf(sites, { order: 'rounds', cells, last: undefined }).map(({ cell, index }) => `${cell} ${index}`)
  const folds = ['triceps_fold 0', 'biceps_fold 0', 'triceps_fold 1', 'biceps_fold 1', 'triceps_fold 2']
  expect(walk).toEqual([...folds, 'waist 0', 'waist 1'])
  const bySiteWalk = walkOf(['triceps_fold', 'waist'], { order: 'site by site', cells, last: undefined })
  const bySite = bySiteWalk.map(({ cell, index }) => `${cell} ${index}`)
  expect(bySite).toEqual(['triceps_fold 0', 'triceps_fold 1', 'triceps_fold 2', 'waist 0', 'waist 1'])
})

test('girths are taken once, and twice where they are now or were at the last visit', () => {
  const girths = (cells: Measured, last?: Measured) =>
    walkOf(['waist', 'hips'], { order: 'rounds', cells, last }).map(({ cell, index }) => `${cell} ${index}`)
  expect(girths({}, { waist: [80] })).toEqual(['waist 0', 'hips 0'])
  const twice = ['waist 0', 'hips 0', 'waist 1', 'hips 1']
  expect(girths({}, { hips: [90, 90.2] })).toEqual(twice)
  expect(girths({ waist: [80, 80.4] })).toEqual(twice)
})

test('what was passed over is not due, and nothing is once all was taken', () => {
  const walkWith = (cells: Measured) => walkOf(['triceps_fold', 'waist', 'hips'], { order: 'rounds', cells, last: undefined })
  const due = (cells: Measured) => dueField(walkWith(cells), cells)
  expect(due({})).toEqual({ cell: 'triceps_fold', index: 0 })
  expect(due({ triceps_fold: [10] })).toEqual({ cell: 'triceps_fold', index: 1 })
  expect(due({ waist: [80] })).toEqual({ cell: 'hips', index: 0 })
  expect(due({ waist: [80], hips: [90] })).toBeUndefined()
})

const lastTwice = { waist: [80, 80] }

test('Enter leads to the next field, and from the last one nowhere', () => {
  const walk = walkOf(['waist', 'hips'], { order: 'rounds', cells: {}, last: lastTwice })
  expect(nextField(walk, { cell: 'hips', index: 0 }, { waist: [80], hips: [90] })).toEqual({ cell: 'waist', index: 1 })
  expect(nextField(walk, { cell: 'hips', index: 1 }, { waist: [80], hips: [90] })).toBeUndefined()
  expect(dueField(walk, { waist: [80] })).toEqual({ cell: 'hips', index: 0 })
})

test('a place that was left out is left out in the next round, too', () => {
  const [rounds, bySite] = (['rounds', 'site by site'] as const).map(order =>
    walkOf(['waist', 'hips'], { order, cells: {}, last: lastTwice }),
  )
  expect(nextField(rounds ?? [], { cell: 'waist', index: 0 }, {})).toEqual({ cell: 'hips', index: 0 })
  expect(nextField(rounds ?? [], { cell: 'hips', index: 0 }, { hips: [90] })).toEqual({ cell: 'hips', index: 1 })
  expect(nextField(bySite ?? [], { cell: 'waist', index: 0 }, {})).toEqual({ cell: 'hips', index: 0 })
})

test('a third reading stays in sight once it was taken', () => {
  expect(fieldsOf('triceps_fold', { triceps_fold: [10, 10.2] })).toBe(2)
  expect(fieldsOf('triceps_fold', { triceps_fold: [10, 12] })).toBe(3)
  expect(fieldsOf('triceps_fold', { triceps_fold: [10, 12, 11] })).toBe(3)
})
