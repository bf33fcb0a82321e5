import { presetVisitSettings } from '@allenio/contract/visit-settings'
import { expect, test } from 'vitest'
import { foldProtocols, hasFolds, movedSite, withFolds } from './protocol.ts'

const [four = [], seven = [], eight = []] = foldProtocols

test('a business begins with eight folds', () => {
  expect([four, seven, eight].map(({ length }) => length)).toEqual([4, 7, 8])
  expect(hasFolds(presetVisitSettings.sites, eight)).toBe(true)
  expect(hasFolds(presetVisitSettings.sites, four)).toBe(false)
})

test('other folds leave the girths where they are', () => {
  const sites = withFolds(['waist', 'calf_fold', 'hips'], four)
  expect(sites).toEqual([...four, 'waist', 'hips'])
  expect(hasFolds(sites, four)).toBe(true)
})

test.each([
  [1, -1, ['hips', 'waist', 'neck']],
  [1, 1, ['waist', 'neck', 'hips']],
  [0, -1, ['waist', 'hips', 'neck']],
  [2, 1, ['waist', 'hips', 'neck']],
] as const)('the site at %i moves by %i', (at, by, order) => {
  expect(movedSite(['waist', 'hips', 'neck'], at, by)).toEqual(order)
})
