import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { signIn } from '#lib/session'
import { erasePerson } from './erase.ts'
import { newWrite } from './new-write.ts'
import { listStoredWrites } from './stored-writes.ts'
import { changeRecord, listRecords, loadRecord, recordOwner, storeRecord, watchRecords } from './stored-records.ts'
import { closedWrite, holdMsOf, reopenedWrite } from './waiting-write.ts'

// the device's storage is missing here, so that each sign-in lasts until the next one
const enter = (personId: string, workspaceId = 'gym') => signIn('local', { token: 't', personId, workspaceId })

const call = { kind: 'json', method: 'POST', path: '/x', access: 'any' } as unknown as Parameters<typeof newWrite>[0]

test('records are each person’s own in each workspace, and go with a logout', async () => {
  enter('anna')
  await storeRecord('plan/1', 'a')
  await storeRecord('plan/2', 'b')
  await storeRecord('planet', 'c')
  expect((await listRecords('plan/')).map(({ value }) => value)).toEqual(['a', 'b'])
  enter('anna', 'other gym')
  expect(await loadRecord('plan/1')).toBeUndefined()
  enter('bruno')
  expect(await listRecords('')).toEqual([])
  await storeRecord('plan/1', 'd')
  await erasePerson('anna')
  expect(await loadRecord('plan/1')).toBe('d')
  enter('anna')
  expect(await listRecords('')).toEqual([])
})

test('a change that began for somebody else is not stored', async () => {
  enter('carla')
  const owner = recordOwner()
  enter('dario')
  expect(await changeRecord('plan/1', () => ({ value: 'hers' }), owner)).toBe('unavailable')
  expect([await loadRecord('plan/1'), await listRecords('')]).toEqual([undefined, []])
})

test('a record and its write are stored together, or neither', async () => {
  enter('elena')
  const write = { ...newWrite(call, { n: 1 }, { title: '', lane: 'plan/1' }), isPaused: true }
  // a function cannot be cloned, so it cannot be stored
  const broken = { ...write, input: () => undefined }
  expect(await changeRecord('plan/1', () => ({ value: 1, write: broken }))).toBe('unavailable')
  expect([await loadRecord('plan/1'), await listStoredWrites('elena')]).toEqual([undefined, []])
  expect(await changeRecord('plan/1', () => ({ value: 1, write }))).toBe('stored')
  const lanes: number[] = []
  await changeRecord('plan/1', (_, lane) => void lanes.push(lane.length))
  await changeRecord('plan/2', (_, lane) => void lanes.push(lane.length))
  expect([await loadRecord('plan/1'), lanes]).toEqual([1, [1, 0]])
})

test('watchers hear of each change', async () => {
  enter('fabio')
  const heard: string[] = []
  const stop = watchRecords(name => heard.push(name))
  await storeRecord('plan/1', 1)
  stop()
  await storeRecord('plan/2', 1)
  expect(heard).toEqual(['plan/1'])
})

test('a write that tells when it leaves is a new call at every try', () => {
  enter('gina')
  const write = {
    ...newWrite(call, { sets: [] }, { title: '' }),
    sentAtField: 'sentAt',
    mayBeJoined: true,
    from: 5_000_000,
    mostHoldMs: 5_000_000,
  }
  const first = closedWrite(write, { now: 0, key: 'one' })
  expect([first.key, first.input, first.mayBeJoined]).toEqual(['one', { sets: [], sentAt: '1970-01-01T00:00:00.000Z' }, undefined])
  const second = closedWrite(reopenedWrite(first), { now: 86_400_000, key: 'two' })
  expect([second.key, second.input]).toEqual(['two', { sets: [], sentAt: '1970-01-02T00:00:00.000Z' }])
  expect(reopenedWrite(first).mayBeJoined).toBe(true)
  expect([holdMsOf(write, 1), holdMsOf(write, 6_000_000), holdMsOf(write, -1)]).toEqual([4_999_999, 0, 0])
})
