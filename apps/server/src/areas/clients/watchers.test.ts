import { createClientAction, deleteClientAction } from '@allenio/contract/client-actions'
import { createClient } from '@allenio/contract/clients'
import { updateNote } from '@allenio/contract/client-notes'
import { addOwnWeight } from '@allenio/contract/weights'
import { romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { richTextOf } from '@allenio/domain/rich-text'
import { clientOf, openDevice, portOf, testHouse, type TestMember } from '#testing'
import { expect, test, vi } from 'vitest'

const house = await testHouse()
const { given, as } = house

async function scene() {
  const team = await given.team()
  const clientId = await clientOf(house, team)
  const port = await portOf(house)
  const outsider = await given.member('coach', { workspaceId: team.workspaceId })
  const changesOf = async (member: TestMember) => {
    const { heard } = await openDevice(member, port)
    return () => heard.filter(({ event }) => event === 'changed').map(({ payload }) => payload)
  }
  return { ...team, clientId, outsider, changesOf }
}

const today = romeDay()
const weighIn = (client: TestMember, tab?: string) =>
  as(client).call(addOwnWeight, { id: newId(), day: today, kg: 72, note: '' }, tab === undefined ? {} : { headers: { 'x-tab': tab } })

test('a change is heard by the client, those in charge and the admin, with the tab that made it, and by nobody else', async () => {
  const { admin, coach, client, outsider, changesOf } = await scene()
  const [theirs, coachs, admins, outsiders] = [
    await changesOf(client),
    await changesOf(coach),
    await changesOf(admin),
    await changesOf(outsider),
  ]
  await weighIn(client, 'tab-of-the-client')
  const change = { things: ['weight', 'client action'], tabs: ['tab-of-the-client'] }
  await vi.waitFor(() => expect([theirs(), coachs(), admins()]).toEqual([[change], [change], [change]]), { timeout: 5_000 })
  expect(outsiders()).toEqual([])
})

test('a client does not hear of what no screen shows them, nor of other clients', async () => {
  const { admin, coach, client, clientId, changesOf } = await scene()
  const [theirs, coachs] = [await changesOf(client), await changesOf(coach)]
  const other = await as(admin).call(createClient, { firstName: 'Aldo', collaboratorIds: [coach.membershipId] })
  await as(coach).call(updateNote, { id: clientId, note: richTextOf('Solo per noi'), noteUpdatedAt: null })
  await vi.waitFor(() => expect(JSON.stringify(coachs())).toContain('note'), { timeout: 5_000 })
  const { id } = await as(coach).call(createClientAction, { id: clientId, kind: 'other', text: 'Guarda il video', dueDay: today })
  await vi.waitFor(() => expect(theirs()).toEqual([{ things: ['client action'], tabs: [''] }]), { timeout: 5_000 })
  // found by its own id, not by the client's
  await as(coach).call(deleteClientAction, { id })
  await vi.waitFor(() => expect(theirs()).toHaveLength(2), { timeout: 5_000 })
  expect(other.id).not.toBe(clientId)
})

test('many changes of a moment are one event, and a refused call is none', async () => {
  const { client, coach, changesOf } = await scene()
  const coachs = await changesOf(coach)
  await as(client).ask(addOwnWeight, { id: newId(), day: today, kg: 4000, note: '' })
  await Promise.all([weighIn(client, 'one-of-two-tabs'), weighIn(client, 'two-of-two-tabs')])
  await vi.waitFor(() => expect(coachs()).toHaveLength(1), { timeout: 5_000 })
  const tabs = expect.toSatisfy((names: string[]) => names.toSorted().join() === 'one-of-two-tabs,two-of-two-tabs')
  expect(coachs()).toEqual([{ things: ['weight', 'client action'], tabs }])
})
