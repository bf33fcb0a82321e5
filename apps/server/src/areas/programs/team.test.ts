import { changeCollaborator, deleteCollaborator, getCollaboratorDeletion, removeClients } from '@allenio/contract/collaborators'
import { assignProgram, getProgram, listPrograms } from '@allenio/contract/programs'
import { romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { clientOf, testHouse } from '#testing'
import { expect, test } from 'vitest'
import { programOf } from './scene.testing.ts'

const house = await testHouse()
const { as, given } = house
const today = romeDay()

async function scene() {
  const team = await given.team()
  const clientId = await clientOf(house, team)
  const program = await programOf(house, team, { isPrivate: true })
  const clients = [{ clientId, programUserId: newId(), startDay: today }]
  await as(team.coach).call(assignProgram, { id: program.id, clients })
  const stateForClient = async () => (await as(team.client).call(listPrograms, {})).programs[0]?.state
  return { team, clientId, program, admin: as(team.admin), stateForClient }
}

test('programs that a coach has assigned end when the client is taken from them', async () => {
  const { team, clientId, admin, stateForClient } = await scene()
  expect(await stateForClient()).toBe('active')
  await admin.call(removeClients, { id: team.coach.membershipId, clientIds: [clientId] })
  expect(await stateForClient()).toBe('terminated')
})

test('with a deleted coach go what they assigned, or their heir has it; models stay', async () => {
  const first = await scene()
  const { content } = await first.admin.call(getCollaboratorDeletion, { id: first.team.coach.membershipId })
  expect(content).toEqual([{ kind: 'programs', label: 'programmi assegnati', count: 1 }])
  await first.admin.call(deleteCollaborator, { id: first.team.coach.membershipId, moveTo: null })
  expect(await first.stateForClient()).toBe('terminated')
  expect(await first.admin.call(getProgram, { id: first.program.id })).toMatchObject({ owner: null })

  const other = await scene()
  const heir = await given.member('coach', { workspaceId: other.team.workspaceId })
  await other.admin.call(deleteCollaborator, { id: other.team.coach.membershipId, moveTo: heir.membershipId })
  expect(await other.stateForClient()).toBe('active')
  expect(await as(heir).call(getProgram, { id: other.program.id })).toMatchObject({ owner: { id: heir.membershipId } })
})

test('clients who change hands keep what they were given', async () => {
  const { team, clientId, admin, stateForClient } = await scene()
  const heir = await given.member('coach', { workspaceId: team.workspaceId })
  await admin.call(changeCollaborator, { id: team.coach.membershipId, to: heir.membershipId, clientIds: [clientId] })
  expect(await stateForClient()).toBe('active')
})
