import { newId } from '@allenio/domain/ids'
import { describe, expect, test } from 'vitest'
import { sql } from '#platform/db'
import { makeLog } from '#platform/log'
import { callerOf, ownHouse } from '#testing'
import { httpJobs } from './sweep.ts'
import { contract, makeNotesTable, notesServer, type outcomes } from './testing/notes.ts'

const house = await ownHouse({ because: 'it makes a table' })
await makeNotesTable(house.prepared.owner)
const server = notesServer(house)
const { coach, admin, client, workspaceId } = await house.given.team()
const as = (person: { token: string; workspaceId?: string | undefined }) => callerOf(server, person.token, person.workspaceId)

const withKey = (key: string = newId()) => ({ headers: { 'idempotency-key': key } })
const write = (text: string, key: ReturnType<typeof withKey>, person = coach) => as(person).ask(contract.writeNote, { text }, key)
const end = (outcome: (typeof outcomes)[number], text: string, key: ReturnType<typeof withKey>) =>
  as(coach).ask(contract.tryNote, { outcome, text }, key)

async function notesOf(text: string) {
  const { notes } = await as(coach).call(contract.listNotes, { search: text })
  return notes.length
}

test('the same key twice writes once and answers the same', async () => {
  const key = withKey()
  const first = await write('once', key)
  const second = await write('once', key)
  expect([first.status, second.status, second.body]).toEqual([200, 200, first.body])
  expect(await notesOf('once')).toBe(1)
})

test('twenty twins at once write once', async () => {
  const key = withKey()
  const answers = await Promise.all(Array.from({ length: 20 }, () => write('twins', key)))
  for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body])
  expect(await notesOf('twins')).toBe(1)
})

test('another body under the same key is a clash, and writes nothing', async () => {
  const key = withKey()
  await write('body one', key)
  const { status, body } = await write('body two', key)
  expect([status, body.code]).toEqual([409, 'key used for another request'])
  expect(await notesOf('body')).toBe(1)
  expect((await write('body one', key)).status).toBe(200)
})

test('a key belongs to one person, one workspace and one call', async () => {
  const key = withKey()
  const other = await house.given.team()
  await house.database.withSystem('write', db =>
    db.run(sql`
    insert into memberships (workspace_id, id, person_id, role) values (${other.workspaceId}, ${newId()}, ${coach.personId}, 'coach')`),
  )
  const ids = [
    await write('shared', key),
    await write('shared', key, admin),
    await callerOf(server, coach.token, other.workspaceId).ask(contract.writeNote, { text: 'shared' }, key),
    await end('kept', 'shared', key),
  ].map(answer => answer.body.data.id)
  expect(new Set(ids).size).toBe(4)
})

describe('what ends otherwise', () => {
  test.each([
    ['no', 200, 0],
    ['clash', 409, 0],
    ['counted', 422, 1],
  ] as const)('%s is answered again as it was, and does its work once', async (outcome, status, writes) => {
    const [key, text] = [withKey(), `again ${outcome}`]
    const first = await end(outcome, text, key)
    const second = await end(outcome, text, key)
    expect([first.status, second.status, second.body]).toEqual([status, status, first.body])
    expect(await notesOf(text)).toBe(writes)
  })

  test.each([
    ['busy', 429],
    ['counted busy', 429],
    ['away', 503],
    ['broken', 500],
  ] as const)('%s is not kept: the next try is a try', async (outcome, status) => {
    const [key, text] = [withKey(), `retry ${outcome}`]
    expect((await end(outcome, text, key)).status).toBe(status)
    expect((await end(outcome, text, key)).status).toBe(status)
    const before = await notesOf(text)
    const keys = await house.database.withWorkspace(workspaceId, 'read', db =>
      db.one<{ count: number }>(sql`
      select count(*) from idempotency_keys where key = ${key.headers['idempotency-key']}`),
    )
    expect(keys.count).toBe(0)
    expect(before).toBe(outcome === 'counted busy' ? 2 : 0)
  })

  test('a refusal of the input or of the asker takes no key', async () => {
    const key = withKey()
    expect((await as(coach).ask(contract.writeNote, { text: '' }, key)).status).toBe(422)
    expect((await as(client).ask(contract.writeNote, { text: 'x' }, key)).status).toBe(403)
    expect((await write('after a refusal', key)).status).toBe(200)
  })

  test('twenty twins that are refused all hear the same', async () => {
    const key = withKey()
    const answers = await Promise.all(Array.from({ length: 20 }, () => end('clash', 'clashing twins', key)))
    for (const { status, body } of answers) expect([status, body]).toEqual([409, answers[0]?.body])
  })

  test('what answers a secret stores nothing of it', async () => {
    const key = withKey()
    const ask = () => as(coach).call(contract.secretNote, { text: 'x' }, key)
    const [first, second] = [await ask(), await ask()]
    expect(second.secret).not.toBe(first.secret)
    const keys = await house.database.withSystem('read', db =>
      db.one<{ count: number }>(sql`
      select count(*) from idempotency_keys where endpoint like '%secret%' or answer::text like ${`%${first.secret}%`}`),
    )
    expect(keys.count).toBe(0)
  })
})

test.each([['x'.repeat(7)], ['x'.repeat(101)]])('a key of the wrong length is refused', async key => {
  expect((await write('x', withKey(key))).status).toBe(400)
})

test('a key with quotes and blanks is a key', async () => {
  const key = withKey(`a'b"c\\ d`)
  expect([(await write('odd key', key)).status, (await write('odd key', key)).status, await notesOf('odd key')]).toEqual([200, 200, 1])
})

test('a call that only reads needs none and minds none', async () => {
  expect((await as(coach).ask(contract.listNotes, {}, withKey('x'))).status).toBe(200)
})

test('a key is good for two days and gone after them', async () => {
  const [young, old] = [withKey(), withKey()]
  for (const key of [young, old]) await write('swept', key)
  const age = (key: ReturnType<typeof withKey>, hours: number) =>
    house.database.withSystem('write', db =>
      db.run(sql`
    update idempotency_keys set created_at = now() - make_interval(hours => ${hours}) where key = ${key.headers['idempotency-key']}`),
    )
  await age(young, 47)
  await age(old, 49)
  for (const job of httpJobs)
    await job.run({ database: house.database, log: makeLog('silent'), jobId: newId(), isLastTry: false }, { workspaceId: null, data: {} })
  await write('swept', young)
  expect(await notesOf('swept')).toBe(2)
  await write('swept', old)
  expect(await notesOf('swept')).toBe(3)
})
