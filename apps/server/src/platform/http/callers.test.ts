import type { AnyEndpoint } from '@allenio/contract'
import { newId } from '@allenio/domain/ids'
import { describe, expect, test } from 'vitest'
import { announceChange, createSession } from '#platform/auth'
import { sql } from '#platform/db'
import { callerOf, ownHouse } from '#testing'
import { contract, makeNotesTable, notesServer } from './testing/notes.ts'
import { rawTo } from './testing/raw-requests.ts'

const house = await ownHouse({ because: 'it makes a table' })
await makeNotesTable(house.prepared.owner)
const server = notesServer(house)
const team = await house.given.team()
const as = (person: { token: string; workspaceId?: string | undefined }) => callerOf(server, person.token, person.workspaceId)
const raw = rawTo(server, team.coach.token)

describe('who asks', () => {
  const expectOut = ({ status, body }: { status: number; body: unknown }) =>
    expect([status, body]).toEqual([401, { success: false, code: 'unauthenticated', message: 'Unauthenticated.' }])

  test.each([
    ['no token', ''],
    ['an unknown one', 'x'.repeat(43)],
    ['a short one', 'abc'],
    ['a huge one', 'x'.repeat(5000)],
    ['letters that no token has', 'ü'.repeat(43)],
  ])('%s is refused with the literal, in English too', async (_, token) => {
    expectOut(await raw({ payload: '{"text":"x"}', token: encodeURI(token) }))
    expectOut(await raw({ payload: '{"text":"x"}', token: encodeURI(token), headers: { 'accept-language': 'en' } }))
  })

  test.each([['Basic abc'], ['Bearer'], ['bearer {token}'], ['Bearer {token} x'], ['Token {token}']])('%s is no token', async scheme => {
    expectOut(await raw({ payload: '{"text":"x"}', token: '', headers: { authorization: scheme.replace('{token}', team.coach.token) } }))
  })

  test('a token in the address or in a cookie is none', async () => {
    expectOut(await raw({ method: 'GET', url: `/api/notes?access_token=${team.coach.token}`, token: '' }))
    expectOut(await raw({ method: 'GET', token: '', headers: { cookie: `token=${team.coach.token}; access_token=${team.coach.token}` } }))
  })

  test('an ended or expired session is refused', async () => {
    const member = await house.given.member('coach')
    await house.database.withSystem('write', db => db.run(sql`update sessions set expires_at = now() where id = ${member.sessionId}`))
    expectOut(await as(member).ask(contract.listNotes))
  })

  test('a public call made with a dead token is still answered', async () => {
    expect((await callerOf(server, 'x'.repeat(43)).call(contract.openNote, { text: 'x' })).isKnown).toBe(false)
    expect((await as(team.client).call(contract.openNote, { text: 'x' })).isKnown).toBe(true)
  })

  test('who lacks the permission is told so; who has no business here finds nothing', async () => {
    expect((await as(team.client).ask(contract.listNotes)).status).toBe(403)
    expect((await as(await house.given.person()).ask(contract.listNotes)).body.code).toBe('not found')
    expect((await as(await house.given.superAdmin()).ask(contract.superNote)).status).toBe(200)
    expect((await as(team.admin).ask(contract.superNote)).status).toBe(403)
  })

  test('the two ways of signing in do not know each other', async () => {
    const school = newId()
    const user = newId()
    const { token } = await house.database.withSystem('write', async db => {
      await db.run(sql`insert into training_schools (id, name) values (${school}, 'Scuola')`)
      await db.run(sql`insert into school_users (id, school_id, email, email_key, password_hash, name)
        values (${user}, ${school}, 'a@example.com', 'a@example.com', 'x', 'Allieva')`)
      return createSession(db, { strategy: 'training_school', personId: user, workspaceId: null, device: '' })
    })
    expect((await as({ token }).ask(contract.schoolNote)).status).toBe(200)
    for (const endpoint of [contract.listNotes, contract.superNote, contract.ownNote] as AnyEndpoint[]) {
      expectOut(await as({ token }).ask(endpoint, endpoint === contract.ownNote ? { text: 'x' } : {}))
    }
    expectOut(await as(team.coach).ask(contract.schoolNote))
  })
})

describe('in which workspace', () => {
  test.each([['nonsense'], ['1'], [`' or 1=1`], ['00000000-0000-0000-0000-00000000000g'], [`${newId()}, ${newId()}`]])(
    '%s is none',
    async header => {
      const { status, body } = await raw({ method: 'GET', headers: { 'x-workspace': header } })
      expect([status, body.code]).toEqual([404, 'not found'])
    },
  )

  test('one of others, one that is nobody’s and the one of no workspace answer alike', async () => {
    const other = await house.given.team()
    const answers = await Promise.all(
      [other.workspaceId, newId(), '00000000-0000-0000-0000-000000000000'].map(workspace =>
        raw({ method: 'GET', headers: { 'x-workspace': workspace } }),
      ),
    )
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 3 }, () => [404, { success: false, code: 'not found', message: 'Non più disponibile' }]),
    )
  })

  test('whoever works in two is in the one that the request names', async () => {
    const second = await house.given.team()
    await house.database.withSystem('write', db =>
      db.run(sql`
      insert into memberships (workspace_id, id, person_id, role)
      values (${second.workspaceId}, ${newId()}, ${team.client.personId}, 'admin')`),
    )
    const here = await as(team.client).ask(contract.listNotes)
    expect(here.status).toBe(403)
    const there = callerOf(server, team.client.token, second.workspaceId)
    const note = await there.call(contract.writeNote, { text: 'there' })
    expect((await there.call(contract.listNotes, {})).notes).toEqual([note])
    expect((await as(second.coach).call(contract.listNotes, {})).notes).toEqual([note])
    expect((await as(team.coach).ask(contract.getNote, { id: note.id })).status).toBe(404)
    for (const endpoint of [contract.renameNote, contract.removeNote] as AnyEndpoint[]) {
      const sent = endpoint === contract.renameNote ? { id: note.id, text: 'stolen' } : { id: note.id }
      const { status, body } = await as(team.admin).ask(endpoint, sent)
      expect([status, body]).toEqual([404, (await as(team.admin).ask(endpoint, { ...sent, id: newId() })).body])
    }
    expect((await there.call(contract.getNote, { id: note.id })).text).toBe('there')
  })

  test('a deactivated member finds nothing any more', async () => {
    const member = await house.given.member('coach', { workspaceId: team.workspaceId })
    await as(member).call(contract.listNotes, {})
    await house.database.withSystem('write', async db => {
      await db.run(sql`update memberships set status = 'inactive' where id = ${member.membershipId}`)
      await announceChange(db, member.personId)
    })
    expect((await as(member).ask(contract.listNotes)).status).toBe(404)
  })
})
