import { planBufferHours, type PlanTerms } from '@allenio/domain/plan'
import { sql, type NotNull, type Row, type WorkspaceDb } from '#platform/db'
import { installedPayments, requirePayments, settleRow } from '#platform/payments'
import { testControls, type TestCard } from '#platform/test-provider'
import { actorOf, endTrial, type TestHouse, type TestTeam } from '#testing'
import { askPreview } from './changes/preview.ts'
import { judgeWish, requirePaidPlan } from './changes/judge.ts'
import { runChange } from './changes/run.ts'
import { storeChange, type ChangeRow } from './changes/store.ts'
import { askCheckout } from './checkouts/ask.ts'
import { beginPurchase } from './checkouts/start.ts'

type Where = Pick<TestHouse, 'database'>

interface Buyer {
  country?: string
  vatNumber?: string
}

/** Fills what an invoice needs. */
export const completeBilling = (
  { database }: Where,
  { workspaceId }: TestTeam,
  { country = 'IT', vatNumber = '12345670157' }: Buyer = {},
): Promise<number> =>
  database.withWorkspace(workspaceId, 'write', db =>
    db.run(sql`
      insert into business_profiles (address, country, vat_number, email)
      values ('Via Roma 1', ${country}, ${vatNumber}, 'studio@example.com')
      on conflict (workspace_id) do update set address = excluded.address, country = excluded.country, vat_number = excluded.vat_number,
        email = excluded.email`),
  )

interface Purchase {
  card?: TestCard
  /** The trial is still running. */
  isTrial?: boolean
  buyer?: Buyer
}

const pro15: PlanTerms = { tier: 15, period: 'monthly' }

/** The business buys a plan with a card of the test provider. Answers the id of the subscription there. */
export async function buyPlan(
  where: Where,
  team: TestTeam,
  terms: PlanTerms = pro15,
  { card = 'pays', isTrial = false, buyer = {} }: Purchase = {},
): Promise<string> {
  const { database } = where
  const { workspaceId } = team
  await completeBilling(where, team, buyer)
  const intent = await database.withWorkspace(workspaceId, 'write', async db => {
    if (!isTrial) await endTrial(db, planBufferHours + 24)
    return beginPurchase(db, actorOf(team.admin, 'admin'), terms)
  })
  const page = await askCheckout(intent)
  await testControls(database).payCheckout(page.id, { card })
  await settleRow('plan checkout', { workspaceId, id: intent.checkoutId })
  const row = await database.withWorkspace(workspaceId, 'read', db =>
    db.one<NotNull<Row<'plan_subscriptions', 'provider_id'>>>(sql`select provider_id from plan_subscriptions`),
  )
  return row.provider_id
}

/** A business with a plan that it has paid, and what a test does with it past the calls. */
export async function paidPlan(where: Where, team: TestTeam, terms?: PlanTerms, purchase?: Purchase) {
  const { database } = where
  const { workspaceId } = team
  const providerId = await buyPlan(where, team, terms, purchase)
  const controls = testControls(database)
  const context = () => ({ database, provider: requirePayments(), log: installedPayments().log })
  const within = <T>(work: (db: WorkspaceDb) => Promise<T>) => database.withWorkspace(workspaceId, 'write', work)
  const settle = () => settleRow('plan', { workspaceId, id: workspaceId })
  const authorId = team.admin.membershipId
  return {
    providerId,
    controls,
    within,
    settle,
    row: () => within(db => db.one<Row<'plan_subscriptions'>>(sql`select * from plan_subscriptions`)),
    changes: () => within(db => db.many<ChangeRow>(sql`select * from plan_changes order by created_at, id`)),
    payments: () => within(db => db.many<Row<'plan_payments'>>(sql`select * from plan_payments order by paid_at, created_at`)),
    side: () => requirePayments().readSubscription('own', providerId),
    async firstPaymentId(): Promise<string> {
      return (await within(db => db.one<Row<'plan_payments', 'id'>>(sql`select id from plan_payments order by paid_at limit 1`))).id
    },
    async cancel(): Promise<void> {
      const steps = [{ kind: 'cancel' as const, isNow: false }]
      const intent = await within(db =>
        storeChange(db, { kind: 'cancel', wanted: null, steps, prorationDate: null, total: 0, reason: '', authorId }),
      )
      await runChange(context(), intent)
    },
    /** Stores a change as its call would, and answers it without running it: the rest is a crash's, or a sweep's. */
    async begin(wanted: PlanTerms & { at?: 'now' | 'period end' }) {
      await within(requirePaidPlan)
      const facts = await within(db => judgeWish(db, wanted))
      const preview = await askPreview(context(), facts, null)
      const { steps } = facts.change
      const prorationDate = preview && preview.dueNow > 0 ? preview.prorationDate : null
      const total = preview?.dueNow ?? 0
      return within(db =>
        storeChange(db, {
          kind: 'change',
          wanted: { tier: wanted.tier, period: wanted.period },
          steps,
          prorationDate,
          total,
          reason: '',
          authorId,
        }),
      )
    },
    async change(wanted: PlanTerms & { at?: 'now' | 'period end' }) {
      return runChange(context(), await this.begin(wanted))
    },
    async renew(result?: Parameters<typeof controls.jumpToRenewal>[1]): Promise<void> {
      await controls.jumpToRenewal(providerId, result)
      await settle()
    },
    async moveClock(hours: number): Promise<void> {
      const { now } = await controls.readClock(providerId)
      await controls.moveClock(providerId, new Date(Date.parse(now) + hours * 3_600_000).toISOString())
      await settle()
    },
  }
}

export type PaidPlan = Awaited<ReturnType<typeof paidPlan>>
