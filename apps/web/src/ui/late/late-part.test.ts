import { expect, test } from 'vitest'
import { latePart } from './late-part.ts'

const Part = () => null

test('a part is fetched once, whoever asks', async () => {
  let loads = 0
  const part = latePart(async () => {
    loads += 1
    return Part
  })
  part.fetchAhead()
  await Promise.all([part.fetch(), part.fetch()])
  part.fetchAhead()
  expect(loads).toBe(1)
})

test('what did not come is asked for again', async () => {
  const answers = [Promise.reject(new Error('no network')), Promise.resolve(Part)]
  const part = latePart(async () => await (answers.shift() ?? Promise.reject(new Error('asked too often'))))
  await expect(part.fetch()).rejects.toThrow('no network')
  await expect(part.fetch()).resolves.toBeUndefined()
  await expect(part.fetch()).resolves.toBeUndefined()
})

test('a failure before anybody waits is nobody’s', async () => {
  const failed = Promise.withResolvers<never>()
  const part = latePart(() => failed.promise)
  part.fetchAhead()
  failed.reject(new Error('no network'))
  await expect(failed.promise).rejects.toThrow('no network')
})
