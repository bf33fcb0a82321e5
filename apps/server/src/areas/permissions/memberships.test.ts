import { permissions, permissionsOf, workspaceRoles } from '@allenio/contract'
import { listPermissions, listRoles } from '@allenio/contract/permissions'
import { getMe, listSessions } from '@allenio/contract/auth'
import { sql, type WorkspaceDb } from '#platform/db'
import { statementsOf, testHouse, type TestTeam } from '#testing'
import { describe, expect, test } from 'vitest'
import { addMember, changeRole, deactivateMember, deactivateMembers, removeMember, restoreMember, restoreMembers } from './memberships.ts'

const { given, as, database } = await testHouse()
const within = <T>({ workspaceId }: Pick<TestTeam, 'workspaceId'>, work: (db: WorkspaceDb) => Promise<T>) =>
  database.withWorkspace(workspaceId, 'write', work)

describe('permissions', () => {
  test('are those of the role in the current workspace', async () => {
    const team = await given.team()
    for (const role of workspaceRoles) {
      expect((await as(team[role]).call(listPermissions, {})).permissions).toEqual(permissionsOf(role))
      expect((await as(team[role]).call(getMe, {})).user.permissions).toEqual(permissionsOf(role))
    }
    expect(permissionsOf('admin').length).toBe(permissions.length - 1)
  })

  test('there are none where there is no workspace', async () => {
    expect((await as(await given.superAdmin()).call(listPermissions, {})).permissions).toEqual([])
  })

  test('roles are told by name, in the asker’s language', async () => {
    const { roles } = await as(await given.member('coach')).call(listRoles, {})
    expect(roles.map(({ label }) => label)).toEqual(['Titolare', 'Coach', 'Nutrizionista', 'Cliente'])
    expect(roles.filter(role => role.isOwn).map(({ name }) => name)).toEqual(['coach'])
    const english = await as(await given.member('client', { locale: 'en' })).call(listRoles, {})
    expect(english.roles.map(({ label }) => label)).toEqual(['Owner', 'Coach', 'Nutritionist', 'Client'])
  })
})

describe('membership', () => {
  test('a deactivated member is out at once and comes back when restored', async () => {
    const team = await given.team()
    await within(team, db => deactivateMember(db, team.coach.membershipId))
    expect((await as(team.coach).ask(getMe)).status).toBe(401)
    await within(team, db => restoreMember(db, team.coach.membershipId))
    expect((await as(team.client).ask(getMe)).status).toBe(200)
  })

  test('who goes holds up no write that names an admin', async () => {
    const team = await given.team()
    const [isGone, isWritten] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const going = within(team, async db => {
      await deactivateMember(db, team.client.membershipId)
      isGone.resolve()
      await isWritten.promise
    })
    await isGone.promise
    const writing = within(team, async db => {
      await db.run(sql`set local lock_timeout = '1s'`)
      await db.run(sql`
        insert into closures (id, title, host_id, starts_at, ends_at)
        values (gen_random_uuid(), 'Ferie', ${team.admin.membershipId}, now(), now() + interval '1 hour')`)
    })
    await expect(writing.finally(isWritten.resolve)).resolves.toBeUndefined()
    await going
  })

  test('many go and come back by as many statements as one, and not all of them where an admin has to stay', async () => {
    const team = await given.team()
    const [one, many] = [[team.coach.membershipId], [team.coach, team.nutritionist, team.client].map(({ membershipId }) => membershipId)]
    const count = async (work: (db: WorkspaceDb) => Promise<unknown>) => (await statementsOf(database, team.workspaceId, work)).length
    for (const change of [deactivateMembers, restoreMembers])
      expect(await count(db => change(db, many))).toBe(await count(db => change(db, one)))
    await within(team, db => deactivateMembers(db, many))
    expect(await Promise.all([team.coach, team.nutritionist, team.client].map(async who => (await as(who).ask(getMe)).status))).toEqual([
      401, 401, 401,
    ])
    await expect(within(team, db => deactivateMembers(db, [team.admin.membershipId, ...one]))).rejects.toThrow('last admin')
  })

  test('only this workspace’s sessions end', async () => {
    const [team, other] = [await given.team(), await given.team()]
    await database.withSystem('write', db =>
      addMember(db, { workspaceId: other.workspaceId, personId: team.coach.personId, role: 'coach' }),
    )
    const membershipId = await database.withSystem(
      'read',
      async db =>
        (
          await db.one<{ id: string }>({
            text: 'select id from memberships where workspace_id = $1 and person_id = $2',
            values: [other.workspaceId, team.coach.personId],
          })
        ).id,
    )
    await within(other, db => removeMember(db, membershipId))
    expect((await as(team.coach).call(listSessions, {})).sessions).toHaveLength(1)
    expect((await as(team.coach).call(listPermissions, {}, { workspaceId: other.workspaceId })).permissions).toEqual([])
  })

  test('a neighbour’s members cannot be touched', async () => {
    const [team, neighbour] = [await given.team(), await given.team()]
    const attempts = [deactivateMember, restoreMember, removeMember, (db: WorkspaceDb, id: string) => changeRole(db, id, 'coach')]
    for (const attempt of attempts) {
      await expect(within(team, db => attempt(db, neighbour.client.membershipId))).rejects.toMatchObject({ code: 'not found' })
    }
    await within(team, db => db.run({ text: 'select end_sessions_here($1::uuid)', values: [neighbour.client.personId] }))
    expect((await as(neighbour.client).call(listPermissions, {})).permissions).toEqual(permissionsOf('client'))
  })

  test('the last admin stays, also when two leave at once', async () => {
    const team = await given.team()
    await expect(within(team, db => removeMember(db, team.admin.membershipId))).rejects.toMatchObject({ code: 'last admin' })
    await expect(within(team, db => changeRole(db, team.admin.membershipId, 'coach'))).rejects.toMatchObject({ code: 'last admin' })
    const second = await given.member('admin', { workspaceId: team.workspaceId })
    const outcomes = await Promise.allSettled(
      [team.admin, second].map(({ membershipId }) => within(team, db => deactivateMember(db, membershipId))),
    )
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('a changed role counts at once', async () => {
    const team = await given.team()
    await within(team, db => changeRole(db, team.coach.membershipId, 'nutritionist'))
    expect((await as(team.coach).call(listPermissions, {})).permissions).toEqual(permissionsOf('nutritionist'))
  })
})
