import { expect, test } from 'vitest'
import { collectionOf, gatherContributions } from './index.ts'

test('a collection holds what the areas contribute, in their order, however often it is gathered', () => {
  const colors = collectionOf<string>('colors')
  const sizes = collectionOf<number>('sizes')
  expect(() => colors.gathered()).toThrow('gatherContributions()')
  const areas = [{ contributes: [colors('red', 'blue'), sizes(1)] }, { contributes: [] }, { contributes: [colors('green')] }]
  for (let nth = 0; nth < 2; nth += 1) gatherContributions(areas)
  expect([colors.gathered(), sizes.gathered()]).toEqual([['red', 'blue', 'green'], [1]])
  expect(collectionOf('shapes').gathered()).toEqual([])
})
