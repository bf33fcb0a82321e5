import { expect, test } from 'vitest'
import { completeClientAction, completeOwnAction, createClientAction } from '@allenio/contract/client-actions'
import { addOwnWeight } from '@allenio/contract/weights'
import { listNotifications, saveNotificationsSettings } from '@allenio/contract/notifications'
import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { clientOf, mailboxOf, testHouse, type TestMember } from '#testing'
import { enqueueDueActions } from './due-actions.ts'

const house = await testHouse()
const { given, as, database } = house
const { mailsTo } = mailboxOf(database)
const today = romeDay()
const notificationsOf = async (member: TestMember) => (await as(member).call(listNotifications, {})).notifications
const task = { kind: 'other' as const, title: 'Prenota la visita', dueDay: today }

async function scene() {
  const team = await given.team()
  return { ...team, id: await clientOf(house, team) }
}

test('a client is told what they are asked; by mail only where the one who asks wants it and they do', async () => {
  const { coach, client, id } = await scene()
  await as(coach).call(createClientAction, { id, ...task })
  await as(client).call(saveNotificationsSettings, { kinds: [{ kind: 'action asked', channels: { mail: false } }] })
  await as(coach).call(createClientAction, { id, ...task, title: '', kind: 'weigh in', isMailed: true })
  expect(await notificationsOf(client)).toMatchObject([
    { kind: 'action asked', title: expect.stringMatching(/^Pesati entro /), link: '/home' },
    { title: expect.stringMatching(/^Prenota la visita entro /) },
  ])
  expect(await mailsTo(client.email)).toEqual([])
  expect(await notificationsOf(coach)).toEqual([])
})

test('who looks after a client is told what the client has done, once, and not what they did themselves', async () => {
  const { admin, coach, client, id } = await scene()
  const action = await as(coach).call(createClientAction, { id, ...task, kind: 'answer', text: 'Come va?' })
  const completion = { id: action.id, completionId: newId(), dueDay: today, answer: 'Bene, grazie' }
  for (let nth = 0; nth < 2; nth += 1) await as(client).call(completeOwnAction, completion)
  expect(await notificationsOf(coach)).toMatchObject([
    { kind: 'action completed', title: 'Fatto da Martina Bellini: Prenota la visita', link: `/clients/${id}/actions` },
  ])
  expect(JSON.stringify(await notificationsOf(coach))).not.toContain('Bene, grazie')
  const other = await as(coach).call(createClientAction, { id, ...task })
  await as(coach).call(completeClientAction, { id: other.id })
  expect([(await notificationsOf(coach)).length, (await notificationsOf(admin)).length]).toEqual([1, 1])
})

test('a weight that does what was asked is told as the weight alone', async () => {
  const { coach, client, id } = await scene()
  await as(coach).call(createClientAction, { id, kind: 'weigh in', dueDay: today })
  await as(client).call(addOwnWeight, { id: newId(), day: today, kg: 70, note: '' })
  expect((await notificationsOf(coach)).map(({ kind }) => kind)).toEqual(['weight added'])
})

test('what is due today is told in one sentence, once a day', async () => {
  const { coach, client, id } = await scene()
  for (const title of ['Prenota la visita', 'Compra le scarpe']) await as(coach).call(createClientAction, { id, ...task, title })
  await as(coach).call(createClientAction, { id, ...task, dueDay: addDays(today, 1) })
  const dueNotifications = async () => (await notificationsOf(client)).filter(({ kind }) => kind === 'action due')
  for (let nth = 0; nth < 2; nth += 1) {
    await enqueueDueActions(database)
    await expect
      .poll(dueNotifications, { timeout: 15_000 })
      .toMatchObject([{ title: '2 compiti per oggi', body: 'Prenota la visita e altro.' }])
  }
})
