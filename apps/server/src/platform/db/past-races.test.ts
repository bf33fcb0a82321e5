import { expect, test } from 'vitest'
import { pastRaces } from './past-races.ts'

const errorOf = (code: string) => Object.assign(new Error('refused'), { code })

/** Work that fails with these states, one at each try, and then succeeds. */
function failing(...states: string[]) {
  let tries = 0
  const work = async () => {
    const state = states[tries]
    tries += 1
    if (state !== undefined) throw errorOf(state)
  }
  return { work, countTries: () => tries }
}

test.each([
  ['a deadlock', '40P01'],
  ['a serialization failure', '40001'],
])('work that lost a race (%s) is done again', async (_, state) => {
  const { work, countTries } = failing(state, state)
  await pastRaces(work)
  expect(countTries()).toBe(3)
})

test('who loses every race is told so', async () => {
  const { work, countTries } = failing('40P01', '40P01', '40P01')
  await expect(pastRaces(work)).rejects.toThrow('refused')
  expect(countTries()).toBe(3)
})

test('any other failure is final', async () => {
  const { work, countTries } = failing('23505')
  await expect(pastRaces(work)).rejects.toThrow('refused')
  expect(countTries()).toBe(1)
})
