import { expect, test } from 'vitest'
import { inTurn } from './turns.ts'

test('three of a line work at once, the others in the order of asking, and lines do not wait for each other', async () => {
  const begun: string[] = []
  const ends = new Map<string, PromiseWithResolvers<void>>()
  const begin = (line: string, name: string) =>
    inTurn(line, async () => {
      begun.push(name)
      const end = Promise.withResolvers<void>()
      ends.set(name, end)
      await end.promise
      return name
    })
  const all = [...'abcde'].map(name => begin('studio', name))
  const other = begin('gym', 'x')
  await Promise.resolve()
  expect(begun).toEqual(['a', 'b', 'c', 'x'])
  ends.get('b')?.resolve()
  await all[1]
  expect(begun).toEqual(['a', 'b', 'c', 'x', 'd'])
  ends.get('a')?.reject(new Error('refused'))
  await expect(all[0]).rejects.toThrow('refused')
  expect(begun).toEqual(['a', 'b', 'c', 'x', 'd', 'e'])
  for (const end of ends.values()) end.resolve()
  expect(await Promise.all([all[2], all[3], all[4], other])).toEqual(['c', 'd', 'e', 'x'])
})
