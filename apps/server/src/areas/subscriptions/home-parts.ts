import { attentionRow, defineAttention, type RenewingClients } from '#areas/clients'
import { sql } from '#platform/db'

/** Stands here until the renewal is paid or the subscription has ended. */
export const renewalUnpaidReason = defineAttention({
  reason: 'renewal unpaid',
  group: 'business',
  permission: 'view subscriptions',
  order: 5,
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

/** Clients whose end moves by itself: it renews, is overdue, or waits in a pause. */
export const renewing: RenewingClients = () => sql`
  select renewing.workspace_id, renewing.client_id from subscriptions renewing
  where renewing.client_id is not null and renewing.ended_at is null and renewing.ends_at is null
    and renewing.state in ('active', 'suspended', 'paused', 'in progress')`
