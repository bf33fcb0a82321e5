import { listExports, startExport, updateProfile } from '@allenio/contract/account'
import { login } from '@allenio/contract/auth'
import { updateBusiness } from '@allenio/contract/business'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { mailboxOf, testHouse, uploadOf, type TestMember, testPassword as password } from '#testing'
import { inflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { csvOf } from './csv.ts'
import { makeLog } from '#platform/log'
import { sweepFiles } from '#platform/files'
import { askExport, makeExport, sweepExports } from './exports.ts'

const { server, given, as, stranger, database } = await testHouse()
const { mailTo } = mailboxOf(database)

/** The entries of a zip, read by its central directory. */
function unzip(zip: Buffer): Map<string, Buffer> {
  const entries = new Map<string, Buffer>()
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  let at = zip.readUInt32LE(end + 16)
  for (let index = 0; index < zip.readUInt16LE(end + 10); index += 1) {
    const [method, packed] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)]
    const [name, extra, comment] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32)]
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(start, start + packed)
    entries.set(zip.toString('utf8', at + 46, at + 46 + name), method === 8 ? inflateRawSync(bytes) : bytes)
    at += 46 + name + extra + comment
  }
  return entries
}

async function exportOf(person: TestMember, scope: 'person' | 'workspace') {
  const begun = await as(person).call(startExport, { scope, password })
  expect(begun).toMatchObject({ scope, state: 'waiting', link: null })
  await mailTo(person.email, /copia dei tuoi dati è pronta/)
  const stateOf = async () => (await as(person).call(listExports, {})).exports.find(each => each.id === begun.id)?.state
  await expect.poll(stateOf).toBe('ready')
  const { exports } = await as(person).call(listExports, {})
  const { headers } = await stranger.ask(login, { email: person.email, password })
  const cookie = String(headers['set-cookie']).split(';')[0]
  const ready = exports.find(each => each.id === begun.id)
  expect(ready?.state).toBe('ready')
  const answer = await server.inject({ url: String(ready?.link), headers: { cookie } })
  expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([200, expect.stringContaining('attachment')])
  return { entries: unzip(answer.rawPayload), link: String(ready?.link), cookie }
}

const filesOf = ({ personId }: TestMember) =>
  database.withSystem('read', db =>
    db.many<{ id: string; isGone: boolean }>(sql`
  select id, deleted_at is not null as "isGone" from files where person_id = ${personId} and workspace_id = no_workspace() order by id`),
  )

const rowsOf = (entries: Map<string, Buffer>, name: string): Record<string, unknown>[] =>
  JSON.parse(String(entries.get(`data/${name}.json`)))

describe('an export', () => {
  test('of a person holds their own data and no secret', async () => {
    const { client } = await given.team()
    await as(client).call(updateProfile, { firstName: '=HYPERLINK("x")' })
    const { entries } = await exportOf(client, 'person')
    expect(rowsOf(entries, 'profile')).toMatchObject([{ email: client.email, first_name: '=HYPERLINK("x")' }])
    expect(rowsOf(entries, 'memberships')).toMatchObject([{ business: 'Studio Marchetti', role: 'client' }])
    expect(String(entries.get('data/profile.csv'))).toMatch(/^\ufeffid;email;[^]*'=HYPERLINK/)
    expect(JSON.stringify([...entries].map(([name, bytes]) => [name, String(bytes)]))).not.toMatch(/argon2|password_hash|token/)
  })

  test('of a workspace is its admin’s, and holds nothing of other workspaces', async () => {
    const [team, neighbour] = [await given.team(), await given.team()]
    expect((await as(team.coach).ask(startExport, { scope: 'workspace', password })).status).toBe(403)
    await as(team.admin).call(updateBusiness, { vatNumber: '12345670157', logoUploadId: await uploadOf(team.admin) })
    const { entries } = await exportOf(team.admin, 'workspace')
    const [business] = rowsOf(entries, 'business')
    expect(business).toMatchObject({ name: 'Studio Marchetti', vat_number: '12345670157' })
    expect([...entries.keys()].filter(name => name.includes(String(business?.['logo_file_id']).slice(-8)))).toHaveLength(1)
    const people = [team.admin, team.coach, team.nutritionist, team.client].map(({ email }) => email)
    expect(new Set(rowsOf(entries, 'members').map(row => row['email']))).toEqual(new Set(people))
    expect([...entries.values()].map(String).join('')).not.toContain(neighbour.client.email)
  })

  test('of a workspace is not made for somebody who is no longer admin', async () => {
    const team = await given.team()
    await given.member('admin', { workspaceId: team.workspaceId })
    const exportId = await database.withSystem('write', async db => {
      await db.run(sql`update memberships set role = 'coach' where id = ${team.admin.membershipId}`)
      return (await askExport(db, { personId: team.admin.personId, scope: 'workspace', workspaceId: team.workspaceId }))?.id
    })
    await expect
      .poll(async () => (await as(team.admin).call(listExports, {})).exports)
      .toMatchObject([{ id: exportId, state: 'failed', link: null }])
  })

  test('is asked for with the password, one at a time', async () => {
    const { client } = await given.team()
    expect((await as(client).ask(startExport, { scope: 'person' })).body.code).toBe('proof needed')
    // no job makes this export: a real one might be ready before the next request
    const insertExport = sql`insert into exports (id, person_id, scope) values (${newId()}, ${client.personId}, 'person')`
    await database.withSystem('write', db => db.run(insertExport))
    expect((await as(client).ask(startExport, { scope: 'person', password })).body.code).toBe('export in progress')
    await database.withSystem('write', db => db.run(sql`delete from exports where person_id = ${client.personId}`))
    await as(client).call(startExport, { scope: 'person', password })
    await mailTo(client.email, /copia dei tuoi dati è pronta/)
  })

  test('may be asked for five times a day, each kind apart', async () => {
    const { admin } = await given.team()
    const insertExports = (hours: number, count: number) =>
      database.withSystem('write', async db => {
        for (let each = 0; each < count; each += 1) {
          await db.run(sql`insert into exports (id, person_id, scope, state, created_at)
          values (${newId()}, ${admin.personId}, 'person', 'failed', now() - make_interval(hours => ${hours}))`)
        }
      })
    await insertExports(25, 10)
    await insertExports(23, 5)
    const refused = await as(admin).ask(startExport, { scope: 'person', password })
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'too many exports', message: 'Hai già chiesto 5 copie nelle ultime 24 ore: riprova domani.' },
    })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3600)
    expect((await as(admin).call(listExports, {})).exports.filter(each => each.state === 'waiting')).toEqual([])
    await as(admin).call(startExport, { scope: 'workspace', password })
    await mailTo(admin.email, /copia dei tuoi dati è pronta/)
  })

  test('replaces the one before, whose bytes the next sweep deletes', async () => {
    const { client } = await given.team()
    await exportOf(client, 'person')
    const [first] = await filesOf(client)
    await exportOf(client, 'person')
    const [after, second] = await filesOf(client)
    expect([after?.id, after?.isGone, second?.isGone]).toEqual([first?.id, true, false])
    expect((await as(client).call(listExports, {})).exports.map(each => each.state)).toEqual(['ready'])
    await sweepFiles(database)
    expect((await filesOf(client)).map(each => each.id)).toEqual([second?.id])
  })

  test('is deleted with its bytes when it has expired', async () => {
    const { client } = await given.team()
    const { link, cookie } = await exportOf(client, 'person')
    await database.withSystem('write', db =>
      db.run(sql`
      update exports set expires_at = now() - interval '1 second', created_at = now() - interval '7 days'
      where person_id = ${client.personId}`),
    )
    await sweepExports.run({ database, log: makeLog('silent'), jobId: newId(), isLastTry: true }, { workspaceId: null, data: {} })
    expect((await server.inject({ url: link, headers: { cookie } })).statusCode).toBe(404)
    await sweepFiles(database)
    expect(await filesOf(client)).toEqual([])
  })

  test('that failed may be asked for again at once', async () => {
    const { client } = await given.team()
    const exportId = newId()
    await database.withSystem('write', async db => {
      await db.run(sql`insert into exports (id, person_id, scope) values (${exportId}, ${client.personId}, 'person')`)
      // no archive can hold a file whose bytes are missing
      await db.run(sql`insert into files (id, person_id, name, mime_type, kind, bytes, storage_key)
        values (${newId()}, ${client.personId}, 'x', 'text/plain', 'other', 1, ${`00/00/${newId()}`})`)
    })
    const context = { database, log: makeLog('silent'), jobId: newId() }
    const work = { workspaceId: null, data: { exportId } }
    await expect(makeExport.run({ ...context, isLastTry: false }, work)).rejects.toThrow()
    expect((await as(client).call(listExports, {})).exports).toMatchObject([{ id: exportId, state: 'waiting' }])
    await expect(makeExport.run({ ...context, isLastTry: true }, work)).rejects.toThrow()
    expect((await as(client).call(listExports, {})).exports).toMatchObject([{ id: exportId, state: 'failed' }])
  })

  test('is served to nobody else', async () => {
    const { client, coach } = await given.team()
    const { link } = await exportOf(client, 'person')
    const { headers } = await stranger.ask(login, { email: coach.email, password })
    const answer = await server.inject({ url: link, headers: { cookie: String(headers['set-cookie']).split(';')[0] } })
    expect(answer.statusCode).toBe(404)
    expect((await as(coach).call(listExports, {})).exports).toEqual([])
    const { count } = await database.withSystem('read', db =>
      db.one<{ count: number }>(sql`
      select count(*)::int as count from exports where person_id = ${coach.personId}`),
    )
    expect(count).toBe(0)
  })
})

test('a spreadsheet takes no text for a formula, and has the language of the person', () => {
  const records = [
    { a: '=1+1', b: 'x,"y"' },
    { a: -2.5, c: ['d'] },
  ]
  expect(csvOf(records, 'en')).toBe(`\ufeffa,b,c\r\n'=1+1,"x,""y""",\r\n-2.5,,"[""d""]"\r\n`)
  expect(csvOf(records, 'it')).toBe(`\ufeffa;b;c\r\n'=1+1;"x,""y""";\r\n-2,5;;"[""d""]"\r\n`)
})
