import 'fake-indexeddb/auto'
import { afterAll, expect, test, vi } from 'vitest'
import { eventually } from '#testing'
import { signIn } from '#lib/session'
import { emitSent, otherTabs } from './outcomes.ts'
import type { WaitingWrite } from './waiting-write.ts'

const other = new BroadcastChannel('allenio.outbox')
afterAll(() => other.close())

const write: WaitingWrite = {
  id: 'w',
  personId: 'anna',
  workspaceId: 'gym',
  input: {},
  title: '',
  writtenAt: 0,
  tries: 0,
  call: { kind: 'json', method: 'POST', path: '/rows', access: 'any', changes: [] },
}

test('what was sent is passed on to other tabs once there are any', async () => {
  signIn('local', { token: 't', personId: 'anna', workspaceId: 'gym' })
  const heard: { kind: string; answer?: unknown }[] = []
  other.addEventListener('message', ({ data }) => void heard.push(data))
  otherTabs(vi.fn())
  await eventually(() => expect(heard).toEqual([{ kind: 'opened' }]))
  emitSent(write, 'alone')
  other.postMessage({ kind: 'opened' })
  await eventually(() => expect(heard.at(-1)).toEqual({ kind: 'open' }))
  emitSent(write, 'with another')
  await eventually(() => expect(heard.flatMap(({ kind, answer }) => (kind === 'sent' ? [answer] : []))).toEqual(['with another']))
})
