import { setPassword } from '@allenio/contract/account'
import { addClients, createCollaborator, removeClients } from '@allenio/contract/collaborators'
import { listNotifications } from '@allenio/contract/notifications'
import { newId } from '@allenio/domain/ids'
import { mailboxOf, testHouse, type TestMember } from '#testing'
import { expect, test } from 'vitest'
import { teamFactories } from './people.testing.ts'

const { as, given, database, stranger } = await testHouse()
const { client } = teamFactories(database)
const { tokenTo } = mailboxOf(database)
const notificationsOf = async (member: TestMember) => (await as(member).call(listNotifications, {})).notifications

test('whoever is given clients, or loses them, is told: of one the name, of many the number', async () => {
  const { admin, coach, workspaceId } = await given.team()
  const [first, ...others] = [await client({ workspaceId }), await client({ workspaceId }), await client({ workspaceId })]
  await as(admin).call(addClients, { id: coach.membershipId, clientIds: [first] })
  await as(admin).call(addClients, { id: coach.membershipId, clientIds: others })
  // clients who are already in their charge cause no notification
  await as(admin).call(addClients, { id: coach.membershipId, clientIds: others })
  expect(await notificationsOf(coach)).toMatchObject([
    { title: 'Adesso segui 2 clienti in più', link: '/clients', client: null },
    { title: 'Adesso segui Martina Bellini', link: `/clients/${first}`, client: { id: first } },
  ])
  await as(admin).call(removeClients, { id: coach.membershipId, clientIds: others })
  await as(admin).call(removeClients, { id: coach.membershipId, clientIds: [first] })
  expect((await notificationsOf(coach)).map(({ title }) => title)).toEqual([
    'Non segui più Martina Bellini',
    'Non segui più 2 clienti',
    'Adesso segui 2 clienti in più',
  ])
  expect(await notificationsOf(admin)).toEqual([])
})

test('a collaborator who accepts the invitation is told to the admin, once', async () => {
  const { admin, coach } = await given.team()
  const email = `${newId()}@example.com`
  await as(admin).call(createCollaborator, { firstName: 'Luca', lastName: 'Ferrari', email, role: 'coach' })
  await stranger.call(setPassword, { token: await tokenTo(email, /Studio Marchetti/), password: 'tre gatti sul tetto', hasAgreed: true })
  await expect
    .poll(() => notificationsOf(admin), { timeout: 15_000 })
    .toMatchObject([{ kind: 'collaborator joined', title: 'Luca Ferrari è nel team', link: '/teamMembers' }])
  expect(await notificationsOf(coach)).toEqual([])
})
