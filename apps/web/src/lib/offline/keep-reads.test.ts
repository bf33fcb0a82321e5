import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { signIn } from '#lib/session'
import { keepReads, readsRestored } from './keep-reads.ts'

const never = new Promise<void>(() => undefined)

test('a device that never answers delays the start a moment, and whoever waits for its reads not for ever', async () => {
  vi.useFakeTimers()
  signIn('local', { token: 't', personId: 'anna', workspaceId: 'gym' })
  const done: string[] = []
  const started = keepReads(new QueryClient(), async () => ({ followReads: () => never })).then(() => done.push('started'))
  await vi.advanceTimersByTimeAsync(399)
  const restored = readsRestored().then(() => done.push('given up'))
  expect(done).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await started
  await vi.advanceTimersByTimeAsync(9_000)
  expect(done).toEqual(['started'])
  await vi.advanceTimersByTimeAsync(1_000)
  await restored
  expect(done).toEqual(['started', 'given up'])
  vi.useRealTimers()
})
