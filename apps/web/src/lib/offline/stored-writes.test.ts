import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { openDatabase } from './database.ts'
import { erasePerson } from './erase.ts'
import {
  changeWrite,
  countWrites,
  deleteWrite,
  dropWrite,
  isInPageAlone,
  storeWrite,
  getStoredFiles,
  listStoredWrites,
  cancelWrite,
  storeJoinedWrite,
} from './stored-writes.ts'
import type { WaitingWrite } from './waiting-write.ts'

// all tests share one device; each test uses a person of its own
const write = (personId: string, id: string, more: Partial<WaitingWrite> = {}): WaitingWrite => ({
  id,
  personId,
  workspaceId: 'gym',
  input: {},
  title: '',
  writtenAt: 0,
  tries: 0,
  call: { kind: 'json', method: 'POST', path: '/x', access: 'any' },
  ...more,
})
afterEach(() => void vi.restoreAllMocks())

const photo = new File(['p'], 'front.jpg', { type: 'image/jpeg' })

test('writes come back in the order of writing, each person’s own, with their files', async () => {
  await storeWrite(write('anna', 'b', { writtenAt: 2 }), {})
  await storeWrite(write('anna', 'a', { writtenAt: 3, uploads: { front: null } }), { front: photo })
  await storeWrite(write('bruno', 'c', { writtenAt: 1 }), {})
  expect((await listStoredWrites('anna')).map(({ id }) => id)).toEqual(['b', 'a'])
  expect(Object.keys(await getStoredFiles('a'))).toEqual(['front'])
  expect(await getStoredFiles('b')).toEqual({})
})

test('a document is stored with the write that creates it, and goes with it together with its edits', async () => {
  const lane = 'visit/1'
  const creation = write('ugo', 'd1', { writtenAt: 1, lane, createsDocument: true })
  const document = { name: lane, revision: 0, rows: [], steps: [], at: 0, isNew: true }
  const database = await openDatabase()
  const storedDocument = () => database?.get('documents', ['ugo/gym', lane])
  await storeWrite(creation, {}, document)
  await storeJoinedWrite(write('ugo', 'd2', { writtenAt: 2, lane, input: [1] }), () => undefined)
  await storeWrite(write('ugo', 'd3', { writtenAt: 3, lane: 'visit/2' }), {})
  expect(await storedDocument()).toEqual({ ...document, owner: 'ugo/gym' })
  await dropWrite(write('ugo', 'd3'))
  expect((await listStoredWrites('ugo')).map(({ id }) => id)).toEqual(['d1', 'd2'])
  await dropWrite(creation)
  expect([await listStoredWrites('ugo'), await storedDocument()]).toEqual([[], undefined])
})

test('later writes of a lane become a part of one that has not left, until that is full', async () => {
  const numbered = (id: string, at: number, numbers: readonly number[], lane = 'plan') =>
    write('ivo', id, { writtenAt: at, lane, input: numbers })
  const join = (waiting: number[], next: number[]) => (waiting.length < 3 ? [...waiting, ...next] : undefined)
  await storeJoinedWrite(numbered('g1', 1, [1]), join)
  await storeJoinedWrite(numbered('g2', 2, [2]), join)
  await storeJoinedWrite(numbered('g3', 3, [3], 'another plan'), join)
  await storeJoinedWrite(numbered('g4', 4, [4]), join)
  await storeJoinedWrite(numbered('g5', 5, [5]), join)
  expect((await listStoredWrites('ivo')).map(({ id, input }) => [id, input])).toEqual([
    ['g1', [1, 2, 4]],
    ['g3', [3]],
    ['g5', [5]],
  ])
  // once it is leaving, its body does not change any more
  await changeWrite('g5', ({ mayBeJoined: _mayBeJoined, ...rest }) => rest)
  await storeJoinedWrite(numbered('g6', 6, [6]), join)
  expect((await listStoredWrites('ivo')).map(({ id }) => id)).toEqual(['g1', 'g3', 'g5', 'g6'])
})

test('what the device has no room for stays in the page, in its order, and is stored as soon as there is room', async () => {
  const numbered = (id: string, at: number, numbers: readonly number[]) =>
    write('luca', id, { writtenAt: at, lane: 'plan', input: numbers })
  const join = (waiting: number[], next: number[]) => (waiting.length < 2 ? [...waiting, ...next] : undefined)
  const listed = async () => (await listStoredWrites('luca')).map(each => [each.id, each.input, isInPageAlone(each)])
  await storeJoinedWrite(numbered('r1', 1, [1]), join)
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  await storeJoinedWrite(numbered('r2', 2, [2]), join)
  await storeJoinedWrite(numbered('r3', 3, [3]), join)
  await storeJoinedWrite(numbered('r4', 4, [4]), join)
  expect(await listed()).toEqual([
    ['r1', [1], false],
    ['r2', [2, 3], true],
    ['r4', [4], true],
  ])
  expect((await changeWrite('r2', each => ({ ...each, tries: 1 })))?.tries).toBe(1)
  await deleteWrite('r2')
  expect(await countWrites('luca')).toBe(2)
  put.mockRestore()
  await storeJoinedWrite(numbered('r5', 5, [5]), join)
  expect(await listed()).toEqual([
    ['r1', [1], false],
    ['r4', [4, 5], false],
  ])
})

test('what was forgotten takes its files along and is not brought back by a late change', async () => {
  await storeWrite(write('carla', 'd', { uploads: { front: null } }), { front: photo })
  await deleteWrite('d')
  expect(await changeWrite('d', write => ({ ...write, tries: 1 }))).toBeUndefined()
  expect([await countWrites('carla'), await getStoredFiles('d')]).toEqual([0, {}])
})

test('logging out leaves nothing of the person, and all of the others', async () => {
  await storeWrite(write('dario', 'e', { uploads: { front: null } }), { front: photo })
  await storeWrite(write('elena', 'f', { uploads: { front: null } }), { front: photo })
  await erasePerson('dario')
  await changeWrite('e', write => ({ ...write, tries: 1 }))
  expect([await countWrites('dario'), await getStoredFiles('e')]).toEqual([0, {}])
  expect([await countWrites('elena'), Object.keys(await getStoredFiles('f'))]).toEqual([1, ['front']])
})

test('what is held can be taken back until it may leave', async () => {
  await storeWrite(write('fabio', 'g', { from: Date.now() + 5_000 }), {})
  await storeWrite(write('fabio', 'h', { from: Date.now() - 1 }), {})
  expect([await cancelWrite('g'), await cancelWrite('h'), await cancelWrite('no such')]).toEqual([true, false, false])
  expect((await listStoredWrites('fabio')).map(({ id }) => id)).toEqual(['h'])
})

test('a database that was closed underneath is opened again', async () => {
  await storeWrite(write('gina', 'i'), {})
  const database = await openDatabase()
  database?.close()
  expect(await storeWrite(write('gina', 'j'), {})).toBe(true)
  expect(await countWrites('gina')).toBe(2)
})
