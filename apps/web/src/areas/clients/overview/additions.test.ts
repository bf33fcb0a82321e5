import { expect, test } from 'vitest'
import { latestAdditions } from './additions.ts'
import type { Addition } from './part.ts'

const addition = (id: string, at: string, rest: Partial<Addition> = {}): Addition => ({
  id,
  at,
  isByClient: true,
  by: null,
  Icon: () => null,
  href: '/clients/c/files',
  text: () => id,
  ...rest,
})

const weight = (id: string, at: string, by: string | null = null) => addition(id, at, { href: '/clients/c/weights', isFolded: true, by })

test('what came in last is told once, the newest first', () => {
  const weights = [weight('newest', '2026-03-08'), weight('before', '2026-03-07'), weight('first', '2026-02-01')]
  const photos = [addition('photos', '2026-03-01')]
  const answers = [addition('answer', '2026-03-09'), addition('older answer', '2026-03-08T23')]
  const lines = latestAdditions([{ additions: weights }, { additions: photos }, { additions: answers }], 4)
  expect(lines?.map(({ id, count }) => [id, count])).toEqual([
    ['answer', 1],
    ['older answer', 1],
    ['newest', 2],
    ['photos', 1],
  ])
})

test('weights of two hands are two lines', () => {
  expect(latestAdditions([{ additions: [weight('hers', '2026-03-08'), weight('ours', '2026-03-07', 'Giulia')] }], 5)).toHaveLength(2)
})

test('nothing is told while some of it is on its way', () => {
  expect(latestAdditions([{ additions: [weight('newest', '2026-03-08')] }, { additions: undefined }], 5)).toBeUndefined()
})
