import 'fake-indexeddb/auto'
import { createOwnExclusions } from '@allenio/contract/aliments'
import { saveOwnSwap } from '@allenio/contract/meal-diary'
import { newId } from '@allenio/domain/ids'
import { QueryClient } from '@tanstack/react-query'
import { afterAll, expect, test, vi } from 'vitest'
import { eventually } from '#testing'
import { startOutbox, type WaitingWrite } from '#lib/offline'
import { signIn } from '#lib/session'
import { ownSwapsQuery } from '../data.ts'
import { swaps } from './diet.testing.ts'
import { watchSentExclusions } from './exclusion-changes.ts'

const outbox = new BroadcastChannel('allenio.outbox')
afterAll(() => outbox.close())

test('swaps that no screen shows are taken back once an exclusion of this device has arrived', async () => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  const [personId, workspaceId] = [newId(), newId()]
  signIn('local', { token: newId(), personId, workspaceId })
  startOutbox()
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { queryKey } = ownSwapsQuery()
  const offered = () => cache.getQueryData(queryKey)?.swaps
  cache.setQueryData(queryKey, { revision: 'r', exclusionsHash: 'hash', swaps })
  const stop = watchSentExclusions(cache)
  const arrived: unknown[] = []
  outbox.addEventListener('message', ({ data }) => arrived.push(data))
  const write = { id: newId(), personId, workspaceId, input: {}, title: '', writtenAt: 1, tries: 0 }
  const emitSent = (call: WaitingWrite['call']) => outbox.postMessage({ kind: 'sent', write: { ...write, call }, answer: {} })
  const callOf = ({ kind, method, path, access, changes }: WaitingWrite['call']) => ({ kind, method, path, access, changes })
  emitSent(callOf(saveOwnSwap))
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(offered()).toEqual(swaps)
  emitSent(callOf(createOwnExclusions))
  await eventually(() => expect(offered()).toEqual([]))
  stop()
})
