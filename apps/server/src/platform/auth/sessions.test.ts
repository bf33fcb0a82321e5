import { newId } from '@allenio/domain/ids'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { announceChange, createSession, endSession, endSessions, guardSession, openSessions, type Sessions } from '#platform/auth'
import { besideHeld, openDatabase, sql, type SystemDb } from '#platform/db'
import { testHouse, type TestMember } from '#testing'

const { database, sessions, given, prepared } = await testHouse()
const write = <T>(work: (db: SystemDb) => Promise<T>) => database.withSystem('write', work)

// imitates a second node on the same database, with a cache of its own
const otherDatabase = openDatabase({ urls: prepared, log: () => undefined, poolSize: 2 })
const otherNode = await openSessions(otherDatabase)
afterAll(async () => {
  await otherNode.close()
  await otherDatabase.close()
})

let coach: TestMember
beforeEach(async () => {
  coach = await given.member('coach')
})

const isIn = async (node: Sessions, token = coach.token) => (await node.authenticate(token, undefined)) !== undefined

describe('an ended session', () => {
  test('is refused at once on its own node, although it was cached, and soon on every other node', async () => {
    expect([await isIn(sessions), await isIn(otherNode)]).toEqual([true, true])
    expect(await write(db => endSession(db, coach))).toBe(true)
    expect(await isIn(sessions)).toBe(false)
    await expect.poll(() => isIn(otherNode)).toBe(false)
  })

  test('is refused in every workspace for which it was cached', async () => {
    const second = await given.member('admin')
    await write(db =>
      db.run(sql`insert into memberships (workspace_id, id, person_id, role)
      values (${second.workspaceId}, ${newId()}, ${coach.personId}, 'client')`),
    )
    const workspaces = [undefined, coach.workspaceId, second.workspaceId]
    for (const workspace of workspaces) expect(await sessions.authenticate(coach.token, workspace)).toBeDefined()
    await write(db => endSession(db, coach))
    for (const workspace of workspaces) expect(await sessions.authenticate(coach.token, workspace)).toBeUndefined()
  })

  test('ends the other sessions too, except for the one that is kept', async () => {
    const others = await Promise.all([1, 2].map(() => write(db => createSession(db, { ...coach, strategy: 'local', device: '' }))))
    for (const { token } of others) expect(await isIn(sessions, token)).toBe(true)
    await write(db => endSessions(db, coach.personId, coach.sessionId))
    for (const { token } of others) expect(await isIn(sessions, token)).toBe(false)
    expect(await isIn(sessions)).toBe(true)
    await write(db => endSessions(db, coach.personId))
    expect(await isIn(sessions)).toBe(false)
  })

  test('cannot end if it belongs to somebody else', async () => {
    const other = await given.member('coach')
    expect(await write(db => endSession(db, { sessionId: coach.sessionId, personId: other.personId }))).toBe(false)
    expect(await isIn(sessions)).toBe(true)
  })

  test('stays if the transaction that ended it was rolled back', async () => {
    await isIn(sessions)
    await write(async db => {
      await endSession(db, coach)
      throw new Error('undone')
    }).catch(() => undefined)
    expect(await isIn(sessions)).toBe(true)
  })

  test('is not cached by a lookup that was running when it ended', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { id, token } = await write(db => createSession(db, { ...coach, strategy: 'local', device: '' }))
      await Promise.all([
        ...Array.from({ length: 5 }, () => sessions.authenticate(token, undefined)),
        write(db => endSession(db, { sessionId: id, personId: coach.personId })),
        ...Array.from({ length: 5 }, () => sessions.authenticate(token, undefined)),
      ])
      expect(await isIn(sessions, token)).toBe(false)
    }
  })
})

describe('time', () => {
  const setTo = (statement: ReturnType<typeof sql>) =>
    write(async db => {
      await db.run(statement)
      await announceChange(db, coach.personId)
    })

  test('ends after thirty days without use', async () => {
    // a membership that was never seen would have the session marked as used
    await write(db => db.run(sql`update memberships set last_seen_at = now() where id = ${coach.membershipId}`))
    const row = await write(db =>
      db.one<{ idle: number; all: number }>(sql`select extract(day from idle_until - now())::int + 1 as idle,
      extract(day from expires_at - now())::int + 1 as all from sessions where id = ${coach.sessionId}`),
    )
    expect(row).toEqual({ idle: 30, all: 180 })
    await setTo(sql`update sessions set idle_until = now() + interval '1 minute' where id = ${coach.sessionId}`)
    expect(await isIn(sessions)).toBe(true)
    await setTo(sql`update sessions set idle_until = now() where id = ${coach.sessionId}`)
    expect(await isIn(sessions)).toBe(false)
  })

  test('is extended by use', async () => {
    await setTo(sql`update sessions set idle_until = now() + interval '1 minute', last_used_at = now() - interval '29 days'
      where id = ${coach.sessionId}`)
    expect(await isIn(sessions)).toBe(true)
    const readSession = () =>
      database.withSystem('read', db =>
        db.one<{ days: number; is_recent: boolean }>(sql`
      select extract(day from idle_until - now())::int as days, last_used_at > now() - interval '1 minute' as is_recent
      from sessions where id = ${coach.sessionId}`),
      )
    await expect.poll(readSession).toEqual({ days: 29, is_recent: true })
  })

  test('is never extended past its longest duration', async () => {
    await setTo(sql`update sessions set expires_at = now(), last_used_at = now() - interval '1 day' where id = ${coach.sessionId}`)
    expect(await isIn(sessions)).toBe(false)
  })
})

test('a session that is used while its person enters a workspace neither waits for that nor makes it fail', async () => {
  await write(db => db.run(sql`update sessions set last_used_at = now() - interval '1 hour' where id = ${coach.sessionId}`))
  const entering = write(async db => {
    await db.run(sql`update memberships set last_seen_at = now() where id = ${coach.membershipId}`)
    // the request marks the session as used, and then waits for the membership
    expect(await besideHeld('race of a test', () => isIn(otherNode))).toBe(true)
    await expect
      .poll(() =>
        besideHeld('race of a test', () =>
          write(other =>
            other.many(sql`select 1 from pg_locks l join pg_stat_activity a using (pid)
              where not l.granted and a.datname = current_database()`),
          ),
        ),
      )
      .not.toEqual([])
    await db.run(sql`update sessions set workspace_id = ${coach.workspaceId} where id = ${coach.sessionId}`)
  })
  await expect(entering).resolves.toBeUndefined()
})

describe('who stands behind a token', () => {
  test('is found in the session’s own workspace, in the one that is named, or in none', async () => {
    const second = await given.member('admin')
    const membershipId = newId()
    await write(db =>
      db.run(sql`insert into memberships (workspace_id, id, person_id, role)
      values (${second.workspaceId}, ${membershipId}, ${coach.personId}, 'client')`),
    )
    const person = {
      kind: 'person',
      personId: coach.personId,
      sessionId: coach.sessionId,
      language: 'it',
      timeZone: 'Europe/Rome',
      isSuperAdmin: false,
      isGuardMissing: false,
      isSuspended: false,
    }
    expect(await sessions.authenticate(coach.token, undefined)).toEqual({
      ...person,
      membership: { workspaceId: coach.workspaceId, membershipId: coach.membershipId, role: 'coach', withheldPermissions: [] },
    })
    expect(await sessions.authenticate(coach.token, second.workspaceId)).toEqual({
      ...person,
      membership: { workspaceId: second.workspaceId, membershipId, role: 'client', withheldPermissions: [] },
    })
    expect(await sessions.authenticate(coach.token, newId())).toEqual({ ...person, membership: undefined })
  })

  test('has a changed role, or no membership any more, at once', async () => {
    const roleNow = async () => {
      const caller = await sessions.authenticate(coach.token, undefined)
      return caller?.kind === 'person' ? caller.membership?.role : undefined
    }
    expect(await roleNow()).toBe('coach')
    await write(async db => {
      await db.run(sql`update memberships set role = 'nutritionist' where id = ${coach.membershipId}`)
      await announceChange(db, coach.personId)
    })
    expect(await roleNow()).toBe('nutritionist')
    await write(async db => {
      await db.run(sql`update memberships set status = 'inactive' where id = ${coach.membershipId}`)
      await announceChange(db, coach.personId)
    })
    expect(await roleNow()).toBeUndefined()
  })

  test('is nobody after the person was erased', async () => {
    await write(async db => {
      await db.run(sql`delete from persons where id = ${coach.personId}`)
      await announceChange(db, coach.personId)
    })
    expect(await isIn(sessions)).toBe(false)
  })

  test('is found by a hash, because the table stores no tokens', async () => {
    const rows = await database.withSystem('read', db => db.many<{ row: string }>(sql`select sessions::text as row from sessions`))
    for (const { row } of rows) expect(row).not.toContain(coach.token)
  })
})

test("a cached caller expires by time, even if the machine's clock is set back by a day", async () => {
  let at = 0
  const node = await openSessions(otherDatabase, { now: () => at })
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    expect(await isIn(node)).toBe(true)
    vi.setSystemTime(Date.now() - 86_400_000)
    // nodes get no notification when a session expires
    await write(db => db.run(sql`update sessions set expires_at = now() where id = ${coach.sessionId}`))
    at = 14_000
    expect(await isIn(node)).toBe(true)
    at = 16_000
    expect(await isIn(node)).toBe(false)
  } finally {
    vi.useRealTimers()
    await node.close()
  }
})

test('where a guard is needed, a super admin has the rights once a second factor or passkey was shown, and for twelve hours', async () => {
  const node = await openSessions(otherDatabase, { isGuardNeeded: true })
  const { token, personId, sessionId } = await given.superAdmin()
  const seen = async () => {
    const caller = await node.authenticate(token, undefined)
    return caller?.kind === 'person' ? [caller.isSuperAdmin, caller.isGuardMissing] : undefined
  }
  try {
    expect(await seen()).toEqual([false, true])
    await write(db => guardSession(db, { sessionId, personId }))
    await expect.poll(seen).toEqual([true, false])
    const { hours } = await database.withSystem('read', db =>
      db.one<{ hours: number }>(sql`
      select round(extract(epoch from expires_at - created_at) / 3600)::int as hours from sessions where id = ${sessionId}`),
    )
    expect(hours).toBe(12)
    await write(async db => {
      await db.run(
        sql`update sessions set created_at = now() - interval '13 hours', expires_at = now() + interval '1 hour' where id = ${sessionId}`,
      )
      await announceChange(db, personId)
    })
    await expect.poll(seen).toBeUndefined()
  } finally {
    await node.close()
  }
})

test('listeners on every node are notified of a change', async () => {
  const heard: string[] = []
  otherNode.onChange(personId => heard.push(personId))
  await write(db => endSession(db, coach))
  await expect.poll(() => heard).toContain(coach.personId)
})
