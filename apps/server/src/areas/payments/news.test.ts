import { cancelPlan, previewPlanChange, changePlan, releasePlanChange, resumePlan } from '@allenio/contract/payments'
import { listNotifications } from '@allenio/contract/notifications'
import { romeDay } from '@allenio/domain/days'
import { formatFullDay, formatMoney } from '@allenio/domain/formats'
import { sql } from '#platform/db'
import { mailboxOf, testHouse, type TestTeam } from '#testing'
import { expect, test } from 'vitest'
import { paidPlan } from './scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house
const mailbox = mailboxOf(database)

const titlesOf = async (team: TestTeam): Promise<string[]> =>
  (await as(team.admin).call(listNotifications, {})).notifications.map(({ title }) => title)

/** Pro 15 in a month, with VAT. */
const price = formatMoney('it', 2318, 'EUR')

const on = (moment: string | null | undefined): string => formatFullDay('it', romeDay(moment ?? ''), romeDay())

test('a plan that is bought in the trial, cancelled and kept is told of once each, also at an address that nobody has proved', async () => {
  const team = await given.team()
  await database.withSystem('write', db => db.run(sql`update persons set email_confirmed_at = null where id = ${team.admin.personId}`))
  const plan = await paidPlan(house, team, undefined, { isTrial: true })
  const { trial_until: trialUntil } = await plan.row()
  const chosen = await mailbox.mailTo(team.admin.email, /Hai scelto il piano Pro 15/)
  expect(chosen.plain).toContain(on(trialUntil))
  expect(chosen.plain).toContain(price)
  await as(team.admin).call(cancelPlan, {})
  const cancelled = await mailbox.mailTo(team.admin.email, /Il piano Pro 15 è disdetto/)
  expect(cancelled.plain).toContain(on((await plan.row()).ends_at))
  await as(team.admin).call(resumePlan, {})
  expect((await mailbox.mailTo(team.admin.email, /Il piano Pro 15 continua/)).plain).toContain(price)
  // a second cancellation is another one
  await as(team.admin).call(cancelPlan, {})
  await plan.settle()
  await plan.settle()
  expect((await titlesOf(team)).filter(title => /Pro 15/.test(title)).toSorted()).toEqual([
    'Hai scelto il piano Pro 15',
    'Il piano Pro 15 continua',
    'Il piano Pro 15 è disdetto',
    'Il piano Pro 15 è disdetto',
  ])
})

test('a change that waits is told of with its day, its price and the way back, and so is its release', async () => {
  const team = await given.team()
  const plan = await paidPlan(house, team, { tier: 50, period: 'monthly' })
  const wish = { tier: 15, period: 'monthly' } as const
  const { at } = await as(team.admin).call(previewPlanChange, wish)
  await as(team.admin).call(changePlan, { ...wish, at, prorationDate: null, total: 0 })
  const day = on((await plan.side()).periodEnd)
  const scheduled = await mailbox.mailTo(team.admin.email, /hai il piano Pro 15/)
  expect(scheduled.subject).toContain(day)
  for (const text of [price, '«Annulla il cambio»']) expect(scheduled.plain).toContain(text)
  await as(team.admin).call(releasePlanChange, {})
  await plan.settle()
  const released = await mailbox.mailTo(team.admin.email, /Il cambio di piano è annullato/)
  for (const text of ['Pro 50', day]) expect(released.plain).toContain(text)
  expect((await titlesOf(team)).filter(title => /cambio|hai il piano/.test(title))).toHaveLength(2)
})
