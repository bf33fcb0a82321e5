import { listNotifications } from '@allenio/contract/notifications'
import {
  cancelSubscription,
  changeSubscription,
  keepSubscription,
  previewSubscriptionChange,
  releaseSubscriptionChange,
} from '@allenio/contract/subscriptions'
import { formatDay, formatMoney } from '@allenio/domain/formats'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { requirePayments } from '#platform/payments'
import { testControls, type TestCard } from '#platform/test-provider'
import { mailboxOf, testHouse } from '#testing'
import { expect, test } from 'vitest'
import { packageOf, soldScene } from '../scene.testing.ts'

const house = await testHouse()
const { as, database } = house
const mailbox = mailboxOf(database)
const on = (moment: string | null | undefined): string => formatDay('it', moment ?? '')
const euros = (cents: number): string => formatMoney('it', cents, 'EUR')

/** A client with an address of their own has bought. */
async function writtenScene(options: Parameters<typeof soldScene>[1] & { language?: 'it' | 'en'; card?: TestCard } = {}) {
  const { language = 'it', ...terms } = options
  const scene = await soldScene(house, terms)
  const address = `m${newId().slice(-12)}@example.com`
  await scene.within(db => db.run(sql`update clients set email = ${address}, language = ${language} where id = ${scene.clientId}`))
  const titlesOf = async (member: Parameters<typeof as>[0]): Promise<string[]> =>
    (await as(member).call(listNotifications, {})).notifications.map(({ title }) => title)
  return {
    ...scene,
    mailTo: (subject: RegExp) => mailbox.mailTo(address, subject),
    mailsOf: async (subject: RegExp) => (await mailbox.mailsTo(address)).filter(mail => subject.test(mail.subject)),
    titlesOf,
    /** The middle of the period. */
    async liveHalfOfIt(): Promise<void> {
      const { periodStart, periodEnd } = await requirePayments().readSubscription(scene.accountId, scene.providerId)
      const middle = new Date((Date.parse(periodStart) + Date.parse(periodEnd)) / 2).toISOString()
      await testControls(database).moveClock(scene.providerId, middle)
      await scene.pay.flush()
    },
  }
}

test('a renewal is confirmed with its amount, the next charge and the receipt, once', async () => {
  const scene = await writtenScene({ language: 'en' })
  await scene.pay.renew(scene.providerId)
  const { nextCharge, ledger } = await scene.read()
  const mail = await scene.mailTo(/€50.00 paid/)
  const [receipt] = mail.attachments.filter(({ contentType }) => contentType === 'application/pdf')
  expect(receipt?.name).toContain(String(ledger?.[0]?.number))
  expect(mail.plain).toContain(`€50.00 on ${formatDay('en', nextCharge?.at ?? '')}`)
  await scene.pay.send(...(await scene.pay.events(scene.accountId)))
  await scene.settle()
  await scene.pay.renew(scene.providerId)
  await expect.poll(() => scene.mailsOf(/paid/).then(mails => mails.length), { timeout: 15_000 }).toBe(2)
  expect((await scene.titlesOf(scene.team.client)).filter(title => /paid|pagati/.test(title))).toHaveLength(2)
})

test('an overdue renewal that is paid at last is told of on both sides', async () => {
  const scene = await writtenScene()
  await scene.pay.renew(scene.providerId, 'fails soft')
  await scene.mailTo(/non è riuscito/)
  await scene.pay.retry(scene.providerId, { result: 'succeeded' })
  const { nextCharge } = await scene.read()
  const mail = await scene.mailTo(/il pagamento è arrivato/)
  for (const text of [euros(5000), `${euros(5000)} il ${on(nextCharge?.at)}`]) expect(mail.plain).toContain(text)
  expect(await scene.titlesOf(scene.team.admin)).toContain('Rinnovo pagato: Coaching online')
  expect(await scene.mailsOf(/pagati/)).toEqual([])
})

test('a cancellation says the last day and what stays, its undoing what is charged, as often as it happens', async () => {
  const scene = await writtenScene({ credits: 4 })
  const { id, team } = scene
  const client = as(team.client)
  const { endsAt } = await client.call(cancelSubscription, { id })
  const cancelled = await scene.mailTo(/Hai disdetto Coaching online/)
  for (const text of [on(endsAt), 'Fino ad allora restano aperti:', '- Crediti']) expect(cancelled.plain).toContain(text)
  const { nextCharge } = await client.call(keepSubscription, { id })
  const kept = await scene.mailTo(/Coaching online continua/)
  expect(kept.plain).toContain(`${euros(5000)} il ${on(nextCharge?.at)}`)
  await client.call(cancelSubscription, { id })
  await scene.settle()
  await expect.poll(() => scene.mailsOf(/Hai disdetto/).then(mails => mails.length), { timeout: 15_000 }).toBe(2)
  const heard = (await scene.titlesOf(team.admin)).filter(title => /Coaching online/.test(title))
  expect(heard.filter(title => /ha disdetto/.test(title))).toHaveLength(2)
  expect(heard.filter(title => /continua/.test(title))).toHaveLength(1)
  // the business ends it, too, and its client hears who did
  await client.call(keepSubscription, { id })
  await as(team.admin).call(cancelSubscription, { id })
  await scene.mailTo(/Coaching online non si rinnova più/)
})

test('a cheaper package at once costs and credits what its preview says: in answer, mail, history and next charge', async () => {
  const scene = await writtenScene({ price: 8900 })
  const { id, team, pay, providerId } = scene
  await scene.liveHalfOfIt()
  const cheaper = await packageOf(house, team, { name: 'Base', price: 5900 })
  const admin = as(team.admin)
  const change = { id, versionId: cheaper.terms.versionId, at: 'now' as const }
  const preview = await admin.call(previewSubscriptionChange, change)
  const { currency: _, amountSeen, prorationDate, ...figures } = preview
  expect(figures).toMatchObject({ dueNow: 0, nextAmount: 5900 - figures.balance, regularAmount: 5900 })
  // half of 30 euros, to the second in which it was asked
  expect(Math.abs(figures.balance - 1500)).toBeLessThanOrEqual(1)
  const seen = { amountSeen, prorationDate, dueNowSeen: figures.dueNow, balanceSeen: figures.balance }
  const other = await admin.ask(changeSubscription, { ...change, ...seen, balanceSeen: figures.balance + 1 })
  expect(other).toMatchObject({ status: 409, body: { code: 'offer changed' } })
  expect(await scene.read()).toMatchObject({ amount: 8900, balance: 0, isWaiting: false })
  const changed = await admin.call(changeSubscription, { ...change, ...seen })
  expect(changed).toMatchObject({ amount: 5900, balance: figures.balance, nextCharge: { amount: figures.nextAmount, at: figures.nextAt } })
  const { history } = await scene.read()
  expect(history[0]?.change).toMatchObject({ step: 'done', package: { name: 'Base' }, amount: 5900, figures })
  const mail = await scene.mailTo(/Il tuo abbonamento è ora Base/)
  const nextCharge = `${euros(figures.nextAmount)} il ${on(figures.nextAt)}`
  for (const text of [euros(figures.balance), nextCharge, 'si scala da solo dai prossimi addebiti']) expect(mail.plain).toContain(text)
  await pay.renew(providerId)
  const after = await scene.read()
  expect(after.ledger?.[0]?.amount).toBe(figures.nextAmount)
  expect(after).toMatchObject({ balance: 0, nextCharge: { amount: 5900 } })
})

test('a dearer package at once charges the preview, and a waiting one is told of before and when it is taken back', async () => {
  const scene = await writtenScene({ price: 5900 })
  const { id, team } = scene
  await scene.liveHalfOfIt()
  const dearer = await packageOf(house, team, { name: 'Intenso', price: 8900 })
  const admin = as(team.admin)
  const choose = async (at: 'now' | 'period end', versionId: string) => {
    const wish = { id, versionId, at }
    const { dueNow, balance, amountSeen, prorationDate, nextAt } = await admin.call(previewSubscriptionChange, wish)
    await admin.call(changeSubscription, { ...wish, amountSeen, prorationDate, dueNowSeen: dueNow, balanceSeen: balance })
    return { dueNow, nextAt }
  }
  const { dueNow } = await choose('now', dearer.terms.versionId)
  const mail = await scene.mailTo(/è ora Intenso/)
  expect(mail.plain).toContain(`Addebitato ora: ${euros(dueNow)}`)
  expect(mail.attachments.some(({ contentType }) => contentType === 'application/pdf')).toBe(true)
  expect((await scene.read()).ledger?.[0]?.amount).toBe(dueNow)
  const small = await packageOf(house, team, { name: 'Solo chat', price: 2000 })
  const { nextAt } = await choose('period end', small.terms.versionId)
  const scheduled = await scene.mailTo(/il tuo abbonamento è Solo chat/)
  for (const text of [on(nextAt), euros(2000)]) expect(scheduled.plain).toContain(text)
  await admin.call(releaseSubscriptionChange, { id })
  await scene.mailTo(/Il cambio a Solo chat è annullato/)
  expect((await scene.read()).history.flatMap(({ change }) => change?.step ?? [])).toEqual(['released', 'scheduled', 'done'])
})

test('a change that the bank wants to be confirmed changes nothing yet, and its buyer gets the page to confirm it', async () => {
  const scene = await writtenScene({ price: 5900 })
  const { id, team, pay, providerId } = scene
  await pay.setCard(providerId, 'asks')
  await scene.liveHalfOfIt()
  const dearer = await packageOf(house, team, { name: 'Intenso', price: 8900 })
  const wish = { id, versionId: dearer.terms.versionId, at: 'now' as const }
  const { dueNow, balance, amountSeen, prorationDate } = await as(team.admin).call(previewSubscriptionChange, wish)
  await as(team.admin).call(changeSubscription, { ...wish, amountSeen, prorationDate, dueNowSeen: dueNow, balanceSeen: balance })
  const own = await scene.readOwn()
  expect(own).toMatchObject({ amount: 5900, nextCharge: { amount: 5900 }, change: { isUnpaid: true, figures: { dueNow } } })
  expect((await scene.mailTo(/Conferma il passaggio a Intenso/)).plain).toContain(own.payUrl)
  await pay.retry(providerId, { result: 'succeeded' })
  await scene.mailTo(/è ora Intenso/)
  expect(await scene.readOwn()).toMatchObject({ amount: 8900, change: null, payUrl: null })
})
