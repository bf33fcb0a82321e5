import { deleteAccount, keepAccount, keepAccountByLink, updateProfile } from '@allenio/contract/account'
import { getMe, login, startPasskeyLogin, startSecondFactor } from '@allenio/contract/auth'
import { sweepFiles, sweepUploads } from '#platform/files'
import { sql } from '#platform/db'
import { mailboxOf, testHouse, testPassword as password, type TestPerson } from '#testing'
import { describe, expect, test } from 'vitest'
import { eraseDueAccounts } from './erasure.ts'

const { given, as, stranger, database } = await testHouse()
const { mailTo, tokenTo } = mailboxOf(database)

const makeDue = ({ personId }: TestPerson) =>
  database.withSystem('write', db => db.run(sql`update persons set deletion_due_at = now() - interval '1 second' where id = ${personId}`))

interface Column {
  table_name: string
  column_name: string
}

/** Every table that still names somebody or something, found through the catalogue: new tables are looked at too. */
async function placesOf(value: string): Promise<string[]> {
  return database.withSystem('read', async db => {
    const columns = await db.many<Column>(sql`
      select table_name, column_name from information_schema.columns
      where table_schema = 'public' and data_type in ('uuid', 'text', 'jsonb') and table_name not in ('migrations')
        and has_table_privilege(format('%I.%I', table_schema, table_name), 'select')`)
    const places: string[] = []
    for (const { table_name, column_name } of columns) {
      const { count } = await db.one<{ count: number }>({
        text: `select count(*)::int as count from "${table_name}" where "${column_name}"::text ilike $1`,
        values: [`%${value}%`],
      })
      if (count) places.push(`${table_name}.${column_name}`)
    }
    return places.sort()
  })
}

describe('deleting the account', () => {
  test('takes the password, says when, sends the data first and can be cancelled', async () => {
    const person = await given.member('client')
    expect((await as(person).ask(deleteAccount, {})).body.code).toBe('proof needed')
    expect((await as(person).ask(deleteAccount, { password: 'wrong' })).body.code).toBe('wrong password')
    const { deletionDueAt, workspaces } = await as(person).call(deleteAccount, { password })
    expect(workspaces).toEqual([])
    expect(Math.round((Date.parse(deletionDueAt) - Date.now()) / 86_400_000)).toBe(7)
    expect((await as(person).call(deleteAccount, { password })).deletionDueAt).toBe(deletionDueAt)
    await mailTo(person.email, /sarà eliminato (il |l’)\d+ \w+ \d{4}/)
    await mailTo(person.email, /copia dei tuoi dati è pronta/)
    expect((await as(person).call(getMe, {})).user.deletionDueAt).toBe(deletionDueAt)
    await as(person).call(keepAccount, {})
    expect((await as(person).call(getMe, {})).user.deletionDueAt).toBeNull()
    expect((await as(person).ask(keepAccount, {})).status).toBe(409)
    await mailTo(person.email, /account resta/)
  })

  test('the mail’s link keeps it, once, without signing in', async () => {
    const person = await given.person()
    await as(person).call(deleteAccount, { password })
    const token = await tokenTo(person.email, /sarà eliminato/)
    const answers = await Promise.all([1, 2].map(() => stranger.ask(keepAccountByLink, { token })))
    expect(answers.map(answer => answer.status).toSorted((a, b) => a - b)).toEqual([200, 410])
    expect((await as(person).call(getMe, {})).user.deletionDueAt).toBeNull()
  })

  test('an admin is told which businesses go with it', async () => {
    const team = await given.team()
    const { workspaces } = await as(team.admin).call(deleteAccount, { password })
    expect(workspaces).toEqual(['Studio Marchetti'])
    expect((await mailTo(team.admin.email, /sarà eliminato/)).plain).toContain('Studio Marchetti')
    const second = await given.member('admin', { workspaceId: team.workspaceId })
    await as(team.admin).call(keepAccount, {})
    expect((await as(second).call(deleteAccount, { password })).workspaces).toEqual([])
  })
})

describe('after seven days', () => {
  test('nothing of the person is left in any table, and the log keeps the deed without a name', async () => {
    const team = await given.team()
    const person = team.client
    await as(person).call(startSecondFactor, { password })
    await as(person).call(
      updateProfile,
      { firstName: 'Filomena', email: 'filomena@example.com', password },
      { headers: { 'idempotency-key': 'a key of hers' } },
    )
    await stranger.call(login, { email: person.email, password })
    await stranger.call(startPasskeyLogin, {})
    await as(person).call(deleteAccount, { password })
    await mailTo(person.email, /copia dei tuoi dati è pronta/)
    expect((await placesOf(person.personId)).length).toBeGreaterThan(5)

    await eraseDueAccounts(database)
    expect((await as(person).ask(getMe)).status).toBe(200)
    await makeDue(person)
    await eraseDueAccounts(database)

    expect((await as(person).ask(getMe)).status).toBe(401)
    expect((await stranger.ask(login, { email: person.email, password })).body.code).toBe('wrong credentials')
    // the file's row and its count go with its bytes at the next sweep; until then nothing of it is served
    expect((await placesOf(person.personId)).filter(place => !/^(files|uploads|storage_uses)\./.test(place))).toEqual([])
    const files = await database.withSystem('read', db =>
      db.many(sql`select 1 from files where person_id = ${person.personId} and deleted_at is null`),
    )
    expect(files).toEqual([])
    for (const sweep of [sweepUploads, sweepFiles]) await sweep(database)
    expect(await placesOf(person.personId)).toEqual([])
    await mailTo(person.email, /è stato eliminato/)
    expect((await placesOf(person.email)).filter(place => !place.startsWith('outbox_mails.'))).toEqual([])
    const deeds = await database.withSystem('read', db =>
      db.many(sql`select 1 from audit_log where action = 'ask deletion' and person_id is null`),
    )
    expect(deeds.length).toBeGreaterThan(0)
    for (const other of [team.admin, team.coach]) expect((await as(other).ask(getMe)).status).toBe(200)
  })

  test('a business goes with its only admin, and stays with another', async () => {
    const [alone, shared] = [await given.team(), await given.team()]
    await given.member('admin', { workspaceId: shared.workspaceId })
    await makeDue(alone.admin)
    await makeDue(shared.admin)
    await eraseDueAccounts(database)
    expect(await placesOf(alone.workspaceId)).toEqual([])
    expect(await placesOf(shared.workspaceId)).not.toEqual([])
    const { user } = await as({ token: alone.coach.token }).call(getMe, {})
    expect(user).toMatchObject({ workspace: null, memberships: [] })
    expect((await as(shared.coach).call(getMe, {})).user.workspace?.id).toBe(shared.workspaceId)
  })
})
