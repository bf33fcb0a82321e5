import { deactivateClient, updateSubscriptionsSettings } from '@allenio/contract/clients'
import { getGraphs, listAttention } from '@allenio/contract/home'
import { refundPayment } from '@allenio/contract/purchases'
import { listReminders } from '@allenio/contract/reminders'
import { cancelSubscription, pauseSubscription, withdrawSubscription } from '@allenio/contract/subscriptions'
import { addDays, romeDay } from '@allenio/domain/days'
import { sql } from '#platform/db'
import { testHouse } from '#testing'
import { expect, test } from 'vitest'
import { soldScene } from './scene.testing.ts'

const house = await testHouse()
const { as } = house

test('a withdrawal stands on the admin’s home with the days that are left, until the money is back', async () => {
  const scene = await soldScene(house)
  const { team, id, within } = scene
  const need = async () =>
    (await as(team.admin).call(listAttention, {})).attention
      .flatMap(({ needs }) => needs)
      .find(({ reason }) => reason === 'subscription withdrawal open')
  await as(team.client).call(withdrawSubscription, { id })
  expect(await need()).toMatchObject({ sentence: 'Ha fatto recesso: mancano 14 giorni per rimborsare', targetId: id })
  const withdrawnAgo = (days: number) =>
    within(db => db.run(sql`update subscriptions set withdrawn_at = now() - make_interval(days => ${days})`))
  for (const [days, sentence] of [
    [13, 'Ha fatto recesso: manca un giorno per rimborsare'],
    [14, 'Ha fatto recesso: il rimborso scade oggi'],
    [15, 'Ha fatto recesso: il rimborso è scaduto ieri'],
    [17, 'Ha fatto recesso: il rimborso è scaduto da 3 giorni'],
  ] as const) {
    await withdrawnAgo(days)
    expect((await need())?.sentence).toBe(sentence)
  }
  // the money is owed to a client who is deactivated, too
  await as(team.admin).call(deactivateClient, { id: scene.clientId })
  expect((await need())?.sentence).toBe('Ha fatto recesso: il rimborso è scaduto da 3 giorni')
  const [payment] = (await scene.read()).ledger ?? []
  const whole = { amount: payment?.rest ?? 0, writtenOver: payment?.rest ?? 0, revokesUnlocks: false, takesCredits: false }
  await as(team.admin).call(refundPayment, { id: payment?.id ?? '', ...whole })
  expect(await need()).toBeUndefined()
})

test('a client is active by what they do about a subscription, and not by what the provider does', async () => {
  const scene = await soldScene(house)
  const { team, id, within, pay, providerId } = scene
  const active = async () => (await as(team.admin).call(getGraphs, { weeks: 2 })).activity.at(-1)?.clients
  expect(await active()).toBe(1)
  await within(db => db.run(sql`update subscriptions set created_at = now() - interval '60 days'`))
  expect(await active()).toBe(0)
  await pay.renew(providerId)
  expect(await active()).toBe(0)
  await as(team.admin).call(updateSubscriptionsSettings, { mayPauseSubscription: true })
  await as(team.client).call(pauseSubscription, { id })
  expect(await active()).toBe(1)
})

test('the end of a cancelled subscription stands in the agenda, and no renewal does', async () => {
  const scene = await soldScene(house, { intervalUnit: 'WEEK' })
  const { team, id } = scene
  const query = { from: romeDay(), to: addDays(romeDay(), 10) }
  const ends = async () =>
    (await as(team.admin).call(listReminders, query)).agenda.filter(({ layer }) => layer === 'subscriptions').map(({ day }) => day)
  expect(await ends()).toEqual([])
  await as(team.client).call(cancelSubscription, { id })
  expect(await ends()).toEqual([addDays(romeDay(), 7)])
})
