import { differencesOf, operationsTaking, subtreeOf } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { beforeAll, expect, test } from 'vitest'
import type { WorkspaceDb } from '#platform/db'
import { sql } from '#platform/db'
import { ownHouse } from '#testing'
import {
  documentKinds,
  eraseDocument,
  eraseReleases,
  listReceipts,
  listReleases,
  publishRelease,
  readRelease,
  recordReceipts,
  recordUse,
} from './index.ts'
import { bookKind } from './testing/book-kind.ts'
import { batchOf, copyBook, createBookTables, givenBook, openBook } from './testing/books.ts'

const house = await ownHouse({ contributes: [documentKinds(bookKind)] })
const { database, given } = house

beforeAll(() => createBookTables(house))

async function scene() {
  const team = await given.team()
  const book = await givenBook(database, team.admin)
  const device = await openBook(database, team.admin, book.id)
  const within = <T>(work: (db: WorkspaceDb) => Promise<T>) => database.withWorkspace(team.workspaceId, 'write', work)
  const publish = (note = '') => within(db => publishRelease(db, bookKind, { id: book.id, note, authorId: team.admin.membershipId }))
  const write = (text: string) => device.send([batchOf({ kind: 'set', id: book.lineIds[0] ?? '', cells: { text } })])
  return { team, book, device, within, publish, write }
}

const countContents = (db: WorkspaceDb) => db.one<{ count: number }>(sql`select count(*) as count from document_contents`)

test('a release stays as it was, whatever is edited after it', async () => {
  const { book, within, publish, write } = await scene()
  const { releaseId } = await publish('first')
  await write('changed')
  const released = await within(db => readRelease(db, releaseId))
  expect(released.get(book.lineIds[0] ?? '')?.cells).toEqual({ text: 'line 1' })
  expect(subtreeOf(released, book.id)).toHaveLength(9)
})

test('a document without a change keeps its release, and the same content is stored once', async () => {
  const { book, within, publish, write } = await scene()
  const first = await publish()
  expect(await publish()).toEqual({ releaseId: first.releaseId, isNew: false })
  await write('changed')
  await publish('second')
  await write('line 1')
  await publish('back')
  const releases = await within(db => listReleases(db, book.id))
  expect(releases.map(({ number, note }) => [number, note])).toEqual([
    [3, 'back'],
    [2, 'second'],
    [1, ''],
  ])
  expect(await within(countContents)).toEqual({ count: 2 })
})

test('releases outlive their document, and take their contents along when nobody keeps them', async () => {
  const { book, within, publish } = await scene()
  const { releaseId } = await publish()
  await within(db => eraseDocument(db, book.id))
  expect((await within(db => readRelease(db, releaseId))).size).toBe(9)
  await within(db => eraseReleases(db, [releaseId]))
  expect(await within(countContents)).toEqual({ count: 0 })
  await expect(within(db => readRelease(db, releaseId))).rejects.toMatchObject({ code: 'not found' })
})

test('no neighbour reads a release', async () => {
  const { within, publish } = await scene()
  const { releaseId } = await publish()
  expect((await within(db => readRelease(db, releaseId))).size).toBe(9)
  const neighbour = await given.team()
  const asNeighbour = database.withWorkspace(neighbour.workspaceId, 'read', db => readRelease(db, releaseId))
  await expect(asNeighbour).rejects.toMatchObject({ code: 'not found' })
})

test('a receipt keeps the first time of each kind', async () => {
  const { team, within, publish } = await scene()
  const { releaseId } = await publish()
  const membershipIds = [team.client.membershipId]
  await within(db => recordReceipts(db, { releaseId, membershipIds, kind: 'sent' }))
  const [sent] = await within(db => listReceipts(db, [releaseId]))
  await within(db => recordReceipts(db, { releaseId, membershipIds, kind: 'opened' }))
  await within(db => recordReceipts(db, { releaseId, membershipIds, kind: 'sent' }))
  const [receipt] = await within(db => listReceipts(db, [releaseId]))
  expect(receipt).toMatchObject({ sent_at: sent?.sent_at, stored_at: null, opened_at: expect.any(String) })
})

test('what somebody did with a release before they were given it again gives way', async () => {
  const { team, within, publish } = await scene()
  const { releaseId } = await publish()
  const membershipIds = [team.client.membershipId]
  const at = (day: number) => `2026-01-0${day}T10:00:00.000Z`
  await within(db => recordReceipts(db, { releaseId, membershipIds, kind: 'sent', at: at(1) }))
  const stored = (day: number, since: number) =>
    within(async db => {
      await recordReceipts(db, { releaseId, membershipIds, kind: 'stored', at: at(day), since: at(since) })
      return (await listReceipts(db, [releaseId]))[0]?.stored_at
    })
  const used = (day: number, firstDay: string) =>
    within(db => recordUse(db, { releaseId, membershipId: team.client.membershipId, at: at(day), firstDay }))
  expect([await stored(2, 1), await stored(3, 1), await stored(5, 4), await stored(6, 4)]).toEqual([at(2), at(2), at(5), at(5)])
  const usedAts: string[] = []
  for (const [day, firstDay] of [
    [3, '2026-01-01'],
    [2, '2026-01-01'],
    [6, '2026-01-05'],
    [7, '2026-01-05'],
  ] as const) {
    await used(day, firstDay)
    const [row] = await within(db =>
      db.many<{ used_at: string }>(sql`select used_at from document_receipts where release_id = ${releaseId}`),
    )
    usedAts.push(row?.used_at ?? '')
  }
  expect(usedAts).toEqual([at(3), at(2), at(6), at(6)])
})

test('of uses the earliest is kept', async () => {
  const { team, within, publish } = await scene()
  const { releaseId } = await publish()
  const at = (minute: number) => `2026-01-01T10:${minute}:00.000Z`
  const use = (minute: number) => (db: WorkspaceDb) => recordUse(db, { releaseId, membershipId: team.client.membershipId, at: at(minute) })
  const usedAt = async () => {
    const rows = await within(db =>
      db.many<{ used_at: string }>(sql`select used_at from document_receipts where release_id = ${releaseId}`),
    )
    return rows.map(({ used_at }) => used_at)
  }
  const times: string[][] = []
  for (const minute of [40, 30, 50]) {
    await within(use(minute))
    times.push(await usedAt())
  }
  expect(times).toEqual([[at(40)], [at(30)], [at(30)]])
})

test('a copy takes what its template has changed since the release that it was made from', async () => {
  const { team, book, device, within, publish, write } = await scene()
  const { releaseId } = await publish()
  const copyId = await copyBook(database, team.admin, device.view(), book.id)
  const copy = await openBook(database, team.admin, copyId)
  const ownLine = (at: number) => [...copy.view().values()].find(({ originId }) => originId === book.lineIds[at])
  await copy.send([batchOf({ kind: 'set', id: ownLine(1)?.id ?? '', cells: { text: 'own' } })])
  await write('changed')
  const base = await within(db => readRelease(db, releaseId))
  const differences = differencesOf({ base, template: device.view(), copy: copy.view() })
  expect(differences).toMatchObject([{ kind: 'cell', cell: 'text', template: 'changed', isConflict: false }])
  await copy.send([batchOf(...operationsTaking(differences, copy.view(), () => newId()))])
  expect([ownLine(0)?.cells, ownLine(1)?.cells]).toEqual([{ text: 'changed' }, { text: 'own' }])
})

test('a neighbour finds no release', async () => {
  const { publish } = await scene()
  const { releaseId } = await publish()
  const { workspaceId } = await given.team()
  await expect(database.withWorkspace(workspaceId, 'read', db => readRelease(db, releaseId))).rejects.toThrow('not found')
})
