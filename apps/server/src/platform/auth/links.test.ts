import { beforeEach, expect, test } from 'vitest'
import { createLink, endLinks, newToken, takeLink, type AccountLinkKind } from '#platform/auth'
import { sql, type SystemDb } from '#platform/db'
import { testHouse, type TestPerson } from '#testing'

const { database, given } = await testHouse()
const write = <T>(work: (db: SystemDb) => Promise<T>) => database.withSystem('write', work)
let person: TestPerson
beforeEach(async () => {
  person = await given.person()
})

const makeLink = (kind: AccountLinkKind = 'reset password', minutes = 60) =>
  write(db => createLink(db, { kind, personId: person.personId, emailKey: person.email, minutes }))
const take = (token: string, kinds: AccountLinkKind[] = ['reset password']) => write(db => takeLink(db, token, kinds))

test('a link works once', async () => {
  const token = await makeLink()
  expect(await take(token)).toMatchObject({ kind: 'reset password', person_id: person.personId })
  expect(await take(token)).toBeUndefined()
})

test('of twenty uses at once one succeeds', async () => {
  const token = await makeLink()
  const uses = await Promise.all(Array.from({ length: 20 }, () => take(token)))
  expect(uses.filter(Boolean)).toHaveLength(1)
})

test('a use that came to nothing leaves it to be used', async () => {
  const token = await makeLink()
  await write(async db => {
    await takeLink(db, token, ['reset password'])
    throw new Error('undone')
  }).catch(() => undefined)
  expect(await take(token)).toBeDefined()
})

test.each<[string, (token: string) => Promise<unknown>]>([
  ['its time is over', () => write(db => db.run(sql`update links set expires_at = now() where person_id = ${person.personId}`))],
  [
    'the address changed',
    () => write(db => db.run(sql`update persons set email_key = ${`new.${person.email}`} where id = ${person.personId}`)),
  ],
  ['a newer one was sent', () => makeLink()],
  ['the links were ended', () => write(db => endLinks(db, person.personId))],
  ['the person is gone', () => write(db => db.run(sql`delete from persons where id = ${person.personId}`))],
])('it is dead when %s', async (_, happens) => {
  const token = await makeLink()
  await happens(token)
  expect(await take(token)).toBeUndefined()
})

test('it serves its own purpose alone', async () => {
  const token = await makeLink('confirm address')
  expect(await take(token, ['reset password', 'keep account'])).toBeUndefined()
  expect(await take(token, ['confirm address'])).toBeDefined()
})

test('another kind does not replace it', async () => {
  const token = await makeLink()
  await makeLink('confirm address')
  expect(await take(token)).toBeDefined()
})

test('nobody guesses one, and the table does not know it', async () => {
  const token = await makeLink()
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(await take(newToken())).toBeUndefined()
  const rows = await database.withSystem('read', db => db.many<{ row: string }>(sql`select links::text as row from links`))
  for (const { row } of rows) expect(row).not.toContain(token)
})
