import { attentionRow, defineAttention } from '#areas/client-overview'
import { sql } from '#platform/db'

/** The last credit of a client, while it lasts and nothing else is left. */
export const lastCredit = defineAttention({
  reason: 'last credit',
  group: 'business',
  permission: 'view reservations',
  urgency: 'soon',
  isForgottenAfter: 30,
  words: {
    it: { label: 'Ultimo credito', sentence_other: 'Ha un solo credito rimasto' },
    en: { label: 'Last credit', sentence_other: 'Has one credit left' },
  },
  select: today => sql`
    ${attentionRow({ day: sql`${today}::date`, target: sql`l.id`, occurrence: sql`l.id` })}
    from (
      select p.client_id, (array_agg(p.id))[1] as id from credit_packs p
      where p.remaining > 0 and p.deleted_at is null and coalesce(p.until_day, 'infinity') >= ${today}::date
      group by p.client_id having sum(p.remaining) = 1) l join reached c on c.id = l.client_id`,
})
