import { romeZone } from '@allenio/domain/days'
import { attentionRow, defineAttention, type ActivityPart } from '#areas/client-overview'
import { sql } from '#platform/db'
import { defineWithdrawalNeed } from './withdrawal-needs.ts'

const days = sql`(r.created_at at time zone ${romeZone})::date`

const withdrawalOpen = defineWithdrawalNeed({
  reason: 'withdrawal open',
  permission: 'view workout packages',
  labels: { it: 'Recessi', en: 'Withdrawals' },
  sales: sql`reached_also_inactive c join purchases r on r.client_id = c.id where r.withdrawn_at is not null and r.refunded < r.paid`,
})

/** The kind of sale leads to its page. */
const saleKind = sql`case when y.subscription_id is null then 'purchase' else 'subscription' end`

export const disputeOpen = defineAttention({
  reason: 'payment disputed',
  group: 'business',
  permission: 'view workout packages',
  urgency: 'late',
  words: {
    it: {
      label: 'Contestazioni',
      sentence_zero: 'Ha contestato un pagamento oggi',
      sentence_one: 'Ha contestato un pagamento ieri',
      sentence_other: 'Ha contestato un pagamento {{count}} giorni fa',
    },
    en: {
      label: 'Disputes',
      sentence_zero: 'Disputed a payment today',
      sentence_one: 'Disputed a payment yesterday',
      sentence_other: 'Disputed a payment {{count}} days ago',
    },
  },
  select: () => sql`
    ${attentionRow({ day: days, since: sql`r.created_at`, target: sql`coalesce(y.purchase_id, y.subscription_id)`, detail: saleKind })}
    from reached_also_inactive c join payments y on y.client_id = c.id join disputes r on r.payment_id = y.id where r.state = 'open'`,
})

/** A payment that was to arrive has not; after a month nobody waits for it. */
export const paymentFailed = defineAttention({
  reason: 'payment failed',
  group: 'business',
  permission: 'view workout packages',
  urgency: 'late',
  words: {
    it: {
      label: 'Pagamenti non riusciti',
      sentence_zero: 'Un suo pagamento non è riuscito oggi',
      sentence_one: 'Un suo pagamento non è riuscito ieri',
      sentence_other: 'Un suo pagamento non è riuscito {{count}} giorni fa',
    },
    en: {
      label: 'Failed payments',
      sentence_zero: 'A payment failed today',
      sentence_one: 'A payment failed yesterday',
      sentence_other: 'A payment failed {{count}} days ago',
    },
  },
  select: today => sql`
    ${attentionRow({ day: days, since: sql`r.created_at`, target: sql`r.id` })}
    from reached c join purchases r on r.client_id = c.id
    where r.state in ('failed', 'expired') and ${days} >= ${today}::date - 30 and not exists (
      select from purchases o where o.client_id = r.client_id and o.package_id = r.package_id
        and o.state = 'paid' and o.created_at > r.created_at)`,
})

export const purchaseAttention = [disputeOpen, withdrawalOpen, paymentFailed]

/** A buyer is active on that day, also without another record. */
export const purchaseActivity: ActivityPart = {
  kind: 'purchases',
  select: since => sql`
    select r.client_id, ${days} as day from purchases r
    where r.client_id is not null and r.author_id is null and r.state <> 'failed' and r.created_at >= ${since}::date`,
}
