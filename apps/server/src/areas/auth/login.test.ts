import { endOneSession, endOtherSessions, enterWorkspace, getMe, listSessions, login, logout } from '@allenio/contract/auth'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { callerOf, givePlan, measured, testHouse, testPassword } from '#testing'
import { describe, expect, test } from 'vitest'

const { server, given, as, stranger, database } = await testHouse()
const inSystem: typeof database.withSystem = (kind, work) => database.withSystem(kind, work)

let networks = 0
/** Each test comes from a network of its own, as different people do. */
const address = () => `10.1.${(networks += 1)}.1`
const from = (remoteAddress: string) => ({
  tryLogin: (email: string, password: string) =>
    server.inject({ method: 'POST', url: '/api/auth/login', remoteAddress, payload: { email, password } }),
})

describe('signing in', () => {
  test('gives a token, the files cookie and the last used workspace', async () => {
    const person = await given.member('coach')
    const answer = await stranger.ask(login, { email: person.email.toUpperCase(), password: testPassword })
    expect(answer.status).toBe(200)
    expect(Object.keys(answer.body.data)).toEqual(['access_token'])
    expect(String(answer.headers['set-cookie'])).toMatch(/^files=.*; Path=\/api\/files; .*HttpOnly; SameSite=Strict/)
    const { user } = await callerOf(server, answer.body.data.access_token).call(getMe, {})
    expect(user).toMatchObject({ id: person.personId, roles: ['coach'], workspace: { id: person.workspaceId, role: 'coach' } })
    expect(JSON.stringify(user)).not.toMatch(/hash|secret|argon/)
  })

  test('counts as the last access at once, as does the first call of a tab that stayed open', async () => {
    const person = await given.member('coach')
    const isSeen = () =>
      database.withWorkspace(person.workspaceId, 'read', async db => {
        const { isSeen } = await db.one<{ isSeen: boolean }>(sql`
          select coalesce(last_seen_at > now() - interval '1 minute', false) as "isSeen"
          from memberships where id = ${person.membershipId}`)
        return isSeen
      })
    const forget = () =>
      database.withWorkspace(person.workspaceId, 'write', db =>
        db.run(sql`update memberships set last_seen_at = now() - interval '3 days' where id = ${person.membershipId}`),
      )
    await forget()
    await stranger.call(login, { email: person.email, password: testPassword })
    expect(await isSeen()).toBe(true)
    await forget()
    await as(person).call(getMe, {})
    // the call does not wait for the mark
    await expect.poll(isSeen).toBe(true)
  })

  test('with a wrong password has the same answer as with an unknown address', async () => {
    const person = await given.person()
    const wrong = await from(address()).tryLogin(person.email, 'not the password')
    const unknown = await from(address()).tryLogin('nobody@example.com', 'not the password')
    expect([wrong.statusCode, unknown.statusCode]).toEqual([422, 422])
    expect(wrong.json()).toEqual(unknown.json())
  })

  test('takes the same work for both', measured, async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => given.person()))
    // measures processor time, because a busy machine stretches the clock but not the work
    const workOf = async (email: string) => {
      const before = process.cpuUsage()
      await from(address()).tryLogin(email, 'not the password')
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    let [known, unknown] = [0, 0]
    for (const [index, { email }] of people.entries()) {
      known += await workOf(email)
      unknown += await workOf(`nobody${index}@example.com`)
    }
    expect(known / unknown).toBeGreaterThan(0.7)
    expect(known / unknown).toBeLessThan(1.4)
  })

  test('is impossible without a password', async () => {
    const person = await given.person()
    await inSystem('write', db => db.run(sql`update persons set password_hash = null where id = ${person.personId}`))
    for (const password of ['nobody has this password', 'null', testPassword]) {
      expect((await from(address()).tryLogin(person.email, password)).json().code).toBe('wrong credentials')
    }
  })

  test('works in no workspace for somebody who was deactivated everywhere', async () => {
    const person = await given.member('client')
    await inSystem('write', db => db.run(sql`update memberships set status = 'inactive' where person_id = ${person.personId}`))
    const { access_token } = await stranger.call(login, { email: person.email, password: testPassword })
    const { user } = await callerOf(server, access_token).call(getMe, {})
    expect(user).toMatchObject({ workspace: null, memberships: [], permissions: [], roles: [] })
  })
})

describe('sessions', () => {
  test('are listed in words and end at once', async () => {
    const person = await given.person()
    const headers = {
      'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    }
    const answer = await stranger.ask(login, { email: person.email, password: testPassword }, { headers })
    const other = callerOf(server, answer.body.data.access_token)
    const { sessions } = await as(person).call(listSessions, {})
    expect(sessions.map(({ device, isCurrent }) => ({ device, isCurrent }))).toContainEqual({ device: 'Chrome · macOS', isCurrent: false })
    const found = sessions.find(session => !session.isCurrent)
    await as(person).call(endOneSession, { id: String(found?.id) })
    expect((await other.ask(getMe)).body).toMatchObject({ message: 'Unauthenticated.' })
    expect((await as(person).ask(getMe)).status).toBe(200)
  })

  test('another person’s session cannot be ended', async () => {
    const [one, two] = [await given.person(), await given.person()]
    expect((await as(one).ask(endOneSession, { id: two.sessionId })).status).toBe(404)
    expect((await as(two).ask(getMe)).status).toBe(200)
  })

  test('can all be ended but one', async () => {
    const person = await given.person()
    const { access_token } = await stranger.call(login, { email: person.email, password: testPassword })
    await as(person).call(endOtherSessions, {})
    expect((await callerOf(server, access_token).ask(getMe)).status).toBe(401)
    expect((await as(person).ask(getMe)).status).toBe(200)
  })

  test('are ended by logging out, together with their devices and the cookie', async () => {
    const person = await given.person()
    await inSystem('write', db =>
      db.run(sql`insert into devices (id, person_id, session_id, kind, endpoint)
      values (gen_random_uuid(), ${person.personId}, ${person.sessionId}, 'web push', ${`https://push.example.com/${person.sessionId}`})`),
    )
    const answer = await as(person).ask(logout, {})
    expect(String(answer.headers['set-cookie'])).toMatch(/^files=; .*Max-Age=0/)
    expect((await as(person).ask(getMe)).status).toBe(401)
    const { count } = await inSystem('read', db =>
      db.one<{ count: number }>(sql`
      select count(*)::int as count from devices where person_id = ${person.personId}`),
    )
    expect(count).toBe(0)
  })

  test('end after a time without use, and after their longest duration', async () => {
    for (const column of ['idle_until', 'expires_at']) {
      const person = await given.person()
      await inSystem('write', db =>
        db.run({ text: `update sessions set ${column} = now() - interval '1 second' where id = $1`, values: [person.sessionId] }),
      )
      expect([column, (await as(person).ask(getMe)).status]).toEqual([column, 401])
    }
  })
})

describe('workspaces', () => {
  test('can be switched by a person of two, while a tab of the other one stays there', async () => {
    const person = await given.member('coach')
    const second = await given.workspace('Palestra Aurora')
    await inSystem('write', async db => {
      // last seen in the first workspace just now, so that no request marks it again after the second one is entered
      await db.run(sql`update memberships set last_seen_at = now() where person_id = ${person.personId}`)
      await db.run(sql`insert into memberships (workspace_id, id, person_id, role)
      values (${second}, gen_random_uuid(), ${person.personId}, 'client')`)
    })
    const { user } = await callerOf(server, person.token).call(enterWorkspace, { workspaceId: second })
    expect(user).toMatchObject({ workspace: { id: second, name: 'Palestra Aurora', role: 'client', trialDays: null }, roles: ['client'] })
    expect(user.memberships.map(each => each.workspaceId).sort()).toEqual([person.workspaceId, second].sort())
    const { user: inTab } = await callerOf(server, person.token, person.workspaceId).call(getMe, {})
    expect(inTab.roles).toEqual(['coach'])
    const { access_token } = await stranger.call(login, { email: person.email, password: testPassword })
    expect((await callerOf(server, access_token).call(getMe, {})).user.workspace?.id).toBe(second)
  })

  test('can be entered only by their members', async () => {
    const person = await given.member('coach')
    const other = await given.workspace()
    expect((await as(person).ask(enterWorkspace, { workspaceId: other })).status).toBe(404)
    const { user } = await callerOf(server, person.token, other).call(getMe, {})
    expect(user).toMatchObject({ workspace: null, permissions: [], roles: [] })
  })

  test('tell about the custom app, the plan and the trial', async () => {
    const admin = await given.member('admin')
    expect((await as(admin).call(getMe, {})).user).toMatchObject({
      custom_app: null,
      plan: null,
      is_premium: false,
      workspace: { trialDays: 30 },
    })
    await database.withWorkspace(admin.workspaceId, 'write', db =>
      db.run(sql`
        insert into custom_apps (id, state, activation_date, name, main_color)
        values (${newId()}, 'active', '2026-01-01', 'Riva', '#3355AA')`),
    )
    await database.withWorkspace(admin.workspaceId, 'write', db => givePlan(db, { maxClients: 30, name: 'Pro 30', price: 4900 }))
    expect((await as(admin).call(getMe, {})).user).toMatchObject({
      custom_app: { name: 'Riva', logo_url: null, theme: { main_color: '#3355AA' } },
      plan: { name: 'Pro 30', price: 4900 },
      is_premium: true,
      platform_name: 'Allenio',
    })
  })
})
