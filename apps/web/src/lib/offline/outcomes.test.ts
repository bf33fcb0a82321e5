import type { Thing } from '@allenio/contract'
import { expect, test, vi } from 'vitest'
import { makeQueryClient } from '#lib/api'
import { signIn } from '#lib/session'
import { emitSent, onWriteSent } from './outcomes.ts'

test('a read that shows an accepted write is fetched when it is next shown, even if a listener has changed its data', () => {
  signIn('local', { token: 't', personId: 'anna', workspaceId: 'gym' })
  const cache = makeQueryClient()
  const key = ['GET /rows', 'gym', {}]
  const things = ['row' as Thing] // no area's: the mechanism knows none of them
  cache.setQueryDefaults(key, { meta: { shows: things } })
  cache.setQueryData(key, { rows: ['open'], done: 0 })
  const stop = onWriteSent(() => cache.setQueryData(key, { rows: ['done'], done: 0 }))
  emitSent(
    {
      id: 'w',
      personId: 'anna',
      workspaceId: 'gym',
      input: {},
      title: '',
      writtenAt: 0,
      tries: 0,
      call: { kind: 'json', method: 'POST', path: '/rows', access: 'any', changes: things },
    },
    {},
  )
  stop()
  expect(cache.getQueryState(key)).toMatchObject({ data: { rows: ['done'], done: 0 }, isInvalidated: true })
})

test('a read that shows a document is asked again after its first edit, and then once the edits pause', async () => {
  vi.useFakeTimers()
  signIn('local', { token: 't', personId: 'anna', workspaceId: 'gym' })
  const cache = makeQueryClient()
  const key = ['GET /rows/:id', 'gym', { id: 'a' }]
  const things = ['row' as Thing]
  cache.setQueryDefaults(key, { meta: { shows: things } })
  const isOutdated = () => cache.getQueryState(key)?.isInvalidated
  const readAgain = () => cache.setQueryData(key, { rows: [] })
  const edit = () =>
    emitSent(
      {
        id: 'w',
        personId: 'anna',
        workspaceId: 'gym',
        input: {},
        title: '',
        writtenAt: 0,
        tries: 0,
        lane: 'plan/a',
        mayBeJoined: true,
        call: { kind: 'json', method: 'POST', path: '/rows/:id/operations', access: 'any', changes: things },
      },
      {},
    )
  readAgain()
  edit()
  expect(isOutdated()).toBe(true)
  for (let count = 0; count < 3; count += 1) {
    readAgain()
    edit()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(isOutdated()).toBe(false)
  }
  await vi.advanceTimersByTimeAsync(600)
  expect(isOutdated()).toBe(true)
  readAgain()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(isOutdated()).toBe(false)
  vi.useRealTimers()
})
