import { countClients, listClients, listTeamMembers } from '@allenio/contract/clients'
import { testHouse } from '#testing'
import { expect, test } from 'vitest'
import { sql } from '#platform/db'
import { createDemoAccounts } from '#areas/account'
import { demoClientAccounts, fillDemoClients } from './demo.ts'

const { given, as, database } = await testHouse()

test('the demo has forty people in all states, and its client is the first of them', async () => {
  const team = await given.team()
  const accounts = await database.withSystem('write', db => createDemoAccounts(db, demoClientAccounts()))
  const made = await database.withWorkspace(team.workspaceId, 'write', db => fillDemoClients(db, accounts))
  expect(new Set(made.map(each => each.id)).size).toBe(40)
  const counts = await as(team.admin).call(countClients, {})
  expect(counts.total).toBe(40)
  for (const state of ['active', 'inactive', 'notRegistered', 'ending', 'expired'] as const)
    expect([state, counts[state] > 0]).toEqual([state, true])
  const { clients } = await as(team.admin).call(listClients, { search: team.client.email })
  expect(clients).toMatchObject([{ id: made[0]?.id, name: 'Martina Bellini', isRegistered: true, status: 'active' }])
  const { clients: recentClients } = await as(team.admin).call(listClients, { sort: '-lastSeen' })
  expect(recentClients.filter(({ lastSeenAt }) => lastSeenAt !== null).length).toBeGreaterThan(30)
  const consents = await database.withWorkspace(team.workspaceId, 'read', db =>
    db.one<Record<'data' | 'health' | 'withdrawn', number>>(sql`
    select count(*) filter (where purpose = 'data processing' and withdrawn_on is null) as data,
      count(*) filter (where purpose = 'health data' and withdrawn_on is null) as health,
      count(*) filter (where withdrawn_on is not null) as withdrawn from consents`),
  )
  expect(consents).toEqual({ data: 37, health: 27, withdrawn: 1 })
  const { teamMembers } = await as(team.admin).call(listTeamMembers, {})
  expect(teamMembers.every(each => each.clients > 15)).toBe(true)
})
