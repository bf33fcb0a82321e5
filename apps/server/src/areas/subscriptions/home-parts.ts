import { romeZone } from '@allenio/domain/days'
import { attentionRow, defineAttention, type ActivityPart } from '#areas/client-overview'
import { type RenewingClients } from '#areas/clients'
import { defineWithdrawalNeed, isUnrefunded } from '#areas/purchases'
import { sql, type Sql } from '#platform/db'

/** Stands here until the renewal is paid or the subscription has ended. */
const renewalUnpaid = defineAttention({
  reason: 'renewal unpaid',
  group: 'business',
  permission: 'view subscriptions',
  urgency: 'late',
  words: {
    it: {
      label: 'Non pagati',
      sentence_zero: 'Il rinnovo di oggi non è stato pagato',
      sentence_one: 'Il rinnovo di ieri non è stato pagato',
      sentence_other: 'Il rinnovo non è pagato da {{count}} giorni',
    },
    en: {
      label: 'Unpaid',
      sentence_zero: 'Today’s renewal was not paid',
      sentence_one: 'Yesterday’s renewal was not paid',
      sentence_other: 'The renewal has been unpaid for {{count}} days',
    },
  },
  select: () => sql`
    ${attentionRow({ day: sql`(s.unpaid_since at time zone 'Europe/Rome')`, since: sql`s.unpaid_since`, target: sql`s.id` })}
    from subscriptions s join reached c on c.id = s.client_id where s.unpaid_since is not null and s.ended_at is null`,
})

const withdrawalOpen = defineWithdrawalNeed({
  reason: 'subscription withdrawal open',
  permission: 'view subscriptions',
  labels: { it: 'Recessi da abbonamenti', en: 'Withdrawals from subscriptions' },
  sales: sql`subscriptions r join reached_also_inactive c on c.id = r.client_id where r.withdrawn_at is not null and ${isUnrefunded}`,
})

export const subscriptionAttention = [renewalUnpaid, withdrawalOpen]

const dayOf = (moment: Sql): Sql => sql`(${moment} at time zone ${romeZone})::date`

/**
 * A client is active on the day on which they subscribe, and on those on which they pause, resume, cancel, keep or pay anew. Renewals,
 * refusals and ends come from the provider, and would let somebody look active who has long been away.
 */
export const subscriptionActivity: ActivityPart = {
  kind: 'subscriptions',
  select: since => sql`
    select s.client_id, ${dayOf(sql`s.created_at`)} as day from subscriptions s
    where s.client_id is not null and ${dayOf(sql`s.created_at`)} >= ${since}::date
    union all
    select s.client_id, ${dayOf(sql`q.created_at`)} as day from subscription_requests q
    join subscriptions s on s.id = q.subscription_id join clients c on c.id = s.client_id and c.membership_id = q.author_id
    where q.state <> 'refused' and ${dayOf(sql`q.created_at`)} >= ${since}::date`,
}

/** Clients whose end moves by itself: it renews, is overdue, or waits in a pause. */
export const renewing: RenewingClients = () => sql`
  select renewing.workspace_id, renewing.client_id from subscriptions renewing
  where renewing.client_id is not null and renewing.ended_at is null and renewing.ends_at is null
    and renewing.state in ('active', 'suspended', 'paused', 'in progress')`
