import { expect, test } from 'vitest'
import { lateModule } from './late-module.ts'

test('a module is loaded once, and again after a failure', async () => {
  const answers = [Promise.reject(new Error('no network')), Promise.resolve('code')]
  const module = lateModule(async () => await (answers.shift() ?? Promise.reject(new Error('asked too often'))))
  const seen: (string | undefined)[] = []
  module.watch(() => seen.push(module.get()))
  await expect(module.fetch()).rejects.toThrow('no network')
  expect(module.get()).toBeUndefined()
  await expect(Promise.all([module.fetch(), module.fetch()])).resolves.toEqual(['code', 'code'])
  await module.fetch()
  expect([module.get(), seen]).toEqual(['code', ['code']])
})
