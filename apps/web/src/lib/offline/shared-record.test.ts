import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { eventually } from '#testing'
import { signIn, signOut } from '#lib/session'
import { erasePerson } from './erase.ts'
import { sharedRecord } from './shared-record.ts'
import { loadRecord, storeRecord } from './stored-records.ts'

const readText = (stored: unknown) => (typeof stored === 'string' ? stored : undefined)
const enter = (personId: string, workspaceId = 'gym') => signIn('local', { token: 't', personId, workspaceId })
const stored = (text: unknown) => eventually(async () => expect(await loadRecord('copied')).toBe(text))

beforeEach(() => enter(`person ${Math.random()}`))

test('what one tab sets, another one that follows gets, and one that comes later, too', async () => {
  const [here, there] = [sharedRecord('copied', readText), sharedRecord('copied', readText)]
  const stop = there.follow()
  here.set('a')
  expect([here.get(), there.get()]).toEqual(['a', undefined])
  await eventually(() => expect(there.get()).toBe('a'))
  const later = sharedRecord('copied', readText)
  later.follow()
  await eventually(() => expect(later.get()).toBe('a'))
  stop()
  here.set('b')
  await eventually(() => expect(later.get()).toBe('b'))
  expect(there.get()).toBe('a')
})

test('what is stored is checked', async () => {
  const record = sharedRecord('copied', readText)
  record.follow()
  await storeRecord('copied', 'good')
  await eventually(() => expect(record.get()).toBe('good'))
  await storeRecord('copied', { bad: true })
  await eventually(() => expect(record.get()).toBeUndefined())
})

test('it belongs to a person in a workspace, and goes with the logout', async () => {
  enter('anna')
  const record = sharedRecord('copied', readText)
  const stop = record.follow()
  record.set('hers')
  await stored('hers')
  enter('anna', 'other gym')
  expect(record.get()).toBeUndefined()
  enter('bruno')
  expect(record.get()).toBeUndefined()
  enter('anna')
  await eventually(() => expect(record.get()).toBe('hers'))
  await erasePerson('anna')
  signOut('local')
  enter('anna')
  expect(record.get()).toBeUndefined()
  stop()
})
