import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { eventually } from '#testing'
import { loadRecord, storeRecord } from '#lib/offline'
import { signIn } from '#lib/session'
import { copiedRecord } from './copied-record.ts'

beforeEach(() => signIn('local', { token: 't', personId: `person ${Math.random()}`, workspaceId: 'gym' }))

const texts = [
  ['Squat', '4'],
  ['Panca', '3'],
]

test('the texts that went to the clipboard mean the copy, and no others do', () => {
  const record = copiedRecord<string>('copied')
  expect([record.get(), record.isMeantBy([])]).toEqual([undefined, false])
  record.set('whole', texts)
  expect([record.get(), record.isMeantBy(texts), record.isMeantBy(texts.slice(1))]).toEqual(['whole', true, false])
  record.set('by a menu')
  expect([record.get(), record.isMeantBy([]), record.isMeantBy(texts)]).toEqual(['by a menu', false, false])
})

test('another tab has it, unless it is old, of another build, or no copy at all', async () => {
  copiedRecord<string>('copied').set('whole', texts)
  const other = copiedRecord<string>('copied')
  other.follow()
  await eventually(() => expect(other.isMeantBy(texts)).toBe(true))
  const copy = (await loadRecord('copied')) as object
  for (const stored of [{ ...copy, at: Date.now() - 25 * 60 * 60_000 }, { ...copy, build: 'another' }, '<b>']) {
    await storeRecord('copied', copy)
    await eventually(() => expect(other.get()).toBe('whole'))
    await storeRecord('copied', stored)
    await eventually(() => expect(other.get()).toBeUndefined())
  }
})
