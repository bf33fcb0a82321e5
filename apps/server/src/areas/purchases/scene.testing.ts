import type { Input } from '@allenio/contract'
import { checkoutWording, createCheckout } from '@allenio/contract/purchases'
import { createPackage, defaultUnlocks, type Unlocks } from '@allenio/contract/packages'
import { newId } from '@allenio/domain/ids'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { requirePayments } from '#platform/payments'
import { type TestCard } from '#platform/test-provider'
import { nameSeller, testPayments, type TestHouse, type TestTeam } from '#testing'

export const consents = { policy: true, terms: true, earlyStart: true, wording: checkoutWording } as const

interface Terms {
  trialDays?: number
  price?: number
  accessDays?: number | null
  installments?: number | null
  billingModel?: 'ONE_TIME_PAYMENT' | 'SUBSCRIPTION'
  unlocks?: Partial<Unlocks>
}

/** The account of a business that may take cards. */
export async function accountOf({ database }: Pick<TestHouse, 'database'>, team: TestTeam): Promise<string> {
  const { id } = await requirePayments().createAccount({ email: 'studio@example.com', name: 'Studio', country: 'it' }, `account:${newId()}`)
  await testPayments({ database }).activate(id)
  await database.withWorkspace(team.workspaceId, 'write', async db => {
    await db.run(sql`insert into payment_accounts (provider, account_id, status, has_payouts) values ('test', ${id}, 'active', true)`)
    await nameSeller(db)
  })
  return id
}

/** A business that sells a package for 50 euros. */
export async function sellingScene(house: TestHouse, terms: Terms = {}) {
  const { as, given, stranger, database } = house
  const team = await given.team()
  const pay = testPayments(house)
  const accountId = await accountOf(house, team)
  const soldPackage = await as(team.admin).call(createPackage, {
    name: 'Dieci lezioni',
    billingModel: 'ONE_TIME_PAYMENT',
    price: 5_000,
    accessDays: 30,
    ...terms,
    unlocks: { ...defaultUnlocks, credits: [{ kindId: null, amount: 10, validDays: 90, each: 'once' }], ...terms.unlocks },
  })
  const within = <T>(work: (db: WorkspaceDb) => Promise<T>) => database.withWorkspace(team.workspaceId, 'write', work)
  const order = (more: Partial<Input<typeof createCheckout>> = {}): Input<typeof createCheckout> => ({
    packageId: soldPackage.id,
    versionId: soldPackage.terms.versionId,
    checkoutId: newId(),
    firstName: 'Elena',
    lastName: 'Riva',
    email: `e${newId().slice(-12)}@example.com`,
    language: 'it',
    consents,
    ...more,
  })
  /** The order of somebody who is signed in, who need not send a name. */
  const ownOrder = () => ({ packageId: soldPackage.id, versionId: soldPackage.terms.versionId, checkoutId: newId(), consents })
  const checkoutRow = (id: string) => within(db => db.one<Row<'checkouts'>>(sql`select * from checkouts where id = ${id}`))
  return {
    team,
    pay,
    accountId,
    package: soldPackage,
    within,
    order,
    ownOrder,
    checkoutRow,
    purchaseRow: (id: string) => within(db => db.maybeOne<Row<'purchases'>>(sql`select * from purchases where id = ${id}`)),
    paymentsOf: (id: string) =>
      within(db => db.many<Row<'payments'>>(sql`select * from payments where purchase_id = ${id} order by number`)),
    creditsOf: (clientId: string) =>
      within(
        async db =>
          (
            await db.one<Row<'credit_packs', 'remaining'>>(sql`
            select coalesce(sum(remaining), 0)::int as remaining from credit_packs where client_id = ${clientId} and deleted_at is null`)
          ).remaining,
      ),
    /** A stranger buys and pays; answers the checkout, and the cookie of their browser. */
    async buy({ card = 'pays', ...more }: Partial<Input<typeof createCheckout>> & { card?: TestCard } = {}) {
      const input = order(more)
      const answer = await stranger.ask(createCheckout, input)
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
      const id: string = answer.body.data.checkoutId
      const row = await checkoutRow(id)
      if (row.provider_id !== null) await pay.pay(row.provider_id, card)
      const cookie =
        String([answer.headers['set-cookie'] ?? ''].flat().find(each => String(each).startsWith('checkout='))).split(';')[0] ?? ''
      return { id, email: input.email, cookie, providerId: row.provider_id ?? '' }
    },
  }
}

interface SoldTerms {
  price?: number
  deletedAt?: string | null
}

/** A one-time package of a business, written directly. */
export const packageIn = ({ database }: Pick<TestHouse, 'database'>, team: TestTeam, { price = 5_000, deletedAt = null }: SoldTerms = {}) =>
  database.withWorkspace(team.workspaceId, 'write', async db => {
    const [id, versionId] = [newId(), newId()]
    await db.run(sql`insert into packages (id, version_id, name, deleted_at) values (${id}, ${versionId}, 'Dieci lezioni', ${deletedAt})`)
    await db.run(sql`
      insert into package_versions (id, package_id, number, billing_model, price, currency, access_days, unlocks)
      values (${versionId}, ${id}, 1, 'ONE_TIME_PAYMENT', ${price}, 'EUR', 30, ${JSON.stringify(defaultUnlocks)}::jsonb)`)
    return { packageId: id, versionId }
  })
