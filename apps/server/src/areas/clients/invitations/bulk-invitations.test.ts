import { getMe } from '@allenio/contract/auth'
import { inviteManyClients, listUninvitedClients, createClient, deactivateClient, listClients } from '@allenio/contract/clients'
import { newId } from '@allenio/domain/ids'
import { sql, type Count } from '#platform/db'
import { actorOf, mailboxOf, statementsOf, testHouse, type TestTeam } from '#testing'
import { expect, test } from 'vitest'
import { inviteMany } from './bulk-invitations.ts'

const { given, as, database } = await testHouse()
const { mailTo, mailsTo } = mailboxOf(database)

const addressOf = (at: number | string) => `molti-${at}-${newId().slice(-12)}@example.com`

/** Clients with addresses whom nobody has invited. */
const addClients = ({ admin }: TestTeam, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, at) =>
      as(admin).call(createClient, { firstName: `Cliente ${at}`, email: addressOf(at), sendsInvitation: false }),
    ),
  )
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

test('25 clients are invited by one call, once, however often it is sent', async () => {
  const team = await given.team()
  const clients = await addClients(team, 25)
  const { ids, withoutAddress } = await as(team.admin).call(listUninvitedClients, {})
  expect([ids.toSorted(), withoutAddress]).toEqual([idsOf(clients).toSorted(), 0])
  const answer = await as(team.admin).call(inviteManyClients, { ids })
  expect([answer.invited.toSorted(), answer.refused]).toEqual([ids.toSorted(), []])
  expect(await as(team.admin).call(inviteManyClients, { ids })).toEqual(answer)
  for (const { email } of clients) await mailTo(email ?? '', /ti ha invitato/)
  expect(await mailsTo(clients[0]?.email ?? '')).toHaveLength(1)
  const { clients: listed } = await as(team.admin).call(listClients, { status: 'not registered' })
  expect(listed.filter(({ invitedAt }) => invitedAt !== null)).toHaveLength(25)
  expect((await as(team.admin).call(listUninvitedClients, {})).ids).toEqual([])
})

test('25 invitations take as many statements as one', async () => {
  const team = await given.team()
  const actor = actorOf(team.admin, 'admin')
  const countFor = async (count: number) => {
    const ids = idsOf(await addClients(team, count))
    return (await statementsOf(database, team.workspaceId, db => inviteMany(db, actor, ids))).length
  }
  const [one, many] = [await countFor(1), await countFor(25)]
  expect(one).toBeGreaterThan(5)
  expect(many).toBe(one)
  expect(many).toBeLessThan(25)
})

test('those who cannot be invited are named with the reason; the others are invited', async () => {
  const team = await given.team()
  const [invited, inactive] = await addClients(team, 2)
  if (!invited || !inactive) throw new Error('no clients')
  await as(team.admin).call(deactivateClient, { id: inactive.id })
  const paper = await as(team.admin).call(createClient, { firstName: 'Carta' })
  expect((await as(team.admin).call(listUninvitedClients, {})).withoutAddress).toBe(1)
  const answer = await as(team.admin).call(inviteManyClients, { ids: [invited.id, inactive.id, paper.id] })
  expect(answer.invited).toEqual([invited.id])
  expect(Object.fromEntries(answer.refused.map(({ id, reason }) => [id, reason]))).toEqual({
    [inactive.id]: 'È già disattivato.',
    [paper.id]: 'Manca l’indirizzo e-mail.',
  })
  expect((await as(team.coach).ask(inviteManyClients, { ids: [invited.id] })).status).toBe(404)
})

test('all are accepted while the business has no proved address; they wait', async () => {
  const team = await given.team()
  await database.withSystem('write', db => db.run(sql`update persons set email_confirmed_at = null where id = ${team.admin.personId}`))
  const { user } = await as(team.admin).call(getMe, {})
  expect(user.workspace?.hasProvedAddress).toBe(false)
  const ids = idsOf(await addClients(team, 3))
  expect(await as(team.admin).call(inviteManyClients, { ids })).toMatchObject({ invited: expect.arrayContaining(ids), refused: [] })
  const waiting = await database.withSystem('read', db =>
    db.one<Count>(sql`select count(*) as count from invitations where is_waiting and workspace_id = ${team.workspaceId}`),
  )
  expect(waiting).toEqual({ count: 3 })
})
