import { updateBusiness } from '@allenio/contract/business'
import { getOnboardingStatus, startOnboarding } from '@allenio/contract/onboarding'
import { sql, type Row } from '#platform/db'
import { settleRow } from '#platform/payments'
import { testHouse, testPayments, type TestTeam, nameSeller } from '#testing'
import { afterEach, expect, test } from 'vitest'
import { findSellingAccount } from './accounts.ts'

const house = await testHouse()
const payments = testPayments(house)
const { as, given, database } = house

afterEach(() => payments.heal())

const statusOf = async ({ admin }: TestTeam) => (await as(admin).call(getOnboardingStatus, {})).onboard
const accountOf = ({ workspaceId }: TestTeam) =>
  database.withWorkspace(workspaceId, 'read', db =>
    db.maybeOne<Row<'payment_accounts', 'account_id' | 'status'>>(sql`select account_id, status from payment_accounts`),
  )
const sellingOf = ({ workspaceId }: TestTeam) => database.withWorkspace(workspaceId, 'read', findSellingAccount)

async function begun(team: TestTeam): Promise<string> {
  await database.withWorkspace(team.workspaceId, 'write', nameSeller)
  await as(team.admin).call(startOnboarding, {})
  return (await accountOf(team))?.account_id ?? ''
}

test('the first call makes the account, and each call a fresh address', async () => {
  const team = await given.team()
  await as(team.admin).call(updateBusiness, { name: 'Studio Riva', country: 'IT', email: 'studio@example.com' })
  expect(await statusOf(team)).toEqual({ status: 'PENDING', state: 'none', maySell: false, hasPayouts: false, dueAt: null })
  // two at once make one account
  const answers = await Promise.all([as(team.admin).call(startOnboarding, {}), as(team.admin).call(startOnboarding, {})])
  const account = await accountOf(team)
  for (const { onboard } of answers) expect(onboard.url).toContain(account?.account_id)
  expect(await statusOf(team)).toMatchObject({ status: 'PENDING', state: 'pending' })
  expect(await sellingOf(team)).toEqual({ maySell: false, state: 'pending' })
})

test('it sells while the account is active, and says so when it is not', async () => {
  const team = await given.team()
  const accountId = await begun(team)
  await payments.activate(accountId)
  // the event has told it
  expect(await sellingOf(team)).toEqual({ maySell: true, provider: 'test', accountId, hasPayouts: true })
  expect(await statusOf(team)).toMatchObject({ status: 'COMPLETED', state: 'active', maySell: true, hasPayouts: true })
  await payments.restrict(accountId)
  expect(await statusOf(team)).toMatchObject({ status: 'PENDING', state: 'restricted' })
})

test('a business that does not say who it is sells nothing, until its profile does', async () => {
  const team = await given.team()
  await as(team.admin).call(startOnboarding, {})
  await payments.activate((await accountOf(team))?.account_id ?? '')
  expect(await sellingOf(team)).toEqual({ maySell: false, state: 'unnamed' })
  expect(await statusOf(team)).toMatchObject({ status: 'PENDING', state: 'unnamed' })
  const contact = { email: 'studio@example.com', phone: '+39 02 1234567' }
  await as(team.admin).call(updateBusiness, { address: 'Via Roma 1, Milano', vatNumber: '12345670157', ...contact })
  expect(await statusOf(team)).toMatchObject({ status: 'COMPLETED', state: 'active' })
})

test('whoever comes back is answered what the provider says now, also when no event has come', async () => {
  const team = await given.team()
  const accountId = await begun(team)
  await payments.holdEvents(accountId)
  await payments.activate(accountId)
  expect(await sellingOf(team)).toMatchObject({ maySell: false })
  expect(await statusOf(team)).toMatchObject({ status: 'COMPLETED' })
})

test('while the provider is down the known state is answered, and a new link is refused', async () => {
  const team = await given.team()
  const accountId = await begun(team)
  payments.fail('down', { operation: 'readAccount' })
  expect(await statusOf(team)).toMatchObject({ status: 'PENDING', state: 'pending' })
  payments.fail('down', { operation: 'createOnboardingUrl' })
  expect(await as(team.admin).ask(startOnboarding, {})).toMatchObject({ status: 502, body: { code: 'payment failed' } })
  payments.heal()
  await as(team.admin).call(startOnboarding, {})
  expect((await accountOf(team))?.account_id).toBe(accountId)
})

test('an account whose answer was lost is the one that the next call gets', async () => {
  const team = await given.team()
  await database.withWorkspace(team.workspaceId, 'write', nameSeller)
  payments.fail('fails after doing', { operation: 'createAccount', times: 1 })
  expect((await as(team.admin).ask(startOnboarding, {})).status).toBe(502)
  expect(await accountOf(team)).toMatchObject({ account_id: null })
  const accountId = await begun(team)
  expect(accountId).not.toBe('')
  await payments.activate(accountId)
  expect(await sellingOf(team)).toMatchObject({ maySell: true, accountId })
})

test('a disconnected account is said to be so, sells nothing, and is followed by another one', async () => {
  const team = await given.team()
  const accountId = await begun(team)
  await payments.activate(accountId)
  await payments.disconnect(accountId)
  await settleRow('account', { workspaceId: team.workspaceId, id: team.workspaceId })
  expect(await statusOf(team)).toMatchObject({ status: 'PENDING', state: 'disconnected' })
  expect(await sellingOf(team)).toEqual({ maySell: false, state: 'disconnected' })
  expect(await begun(team)).not.toBe(accountId)
})

test('is the admin’s alone', async () => {
  const { coach, client } = await given.team()
  for (const person of [coach, client]) {
    expect((await as(person).ask(startOnboarding, {})).status).toBe(403)
    expect((await as(person).ask(getOnboardingStatus, {})).status).toBe(403)
  }
})
