import { attentionRow, defineAttention } from '#areas/clients'
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
    from reached c join lateral (
      select sum(p.remaining) as remaining, (array_agg(p.id order by p.until_day nulls last, p.id))[1] as id from credit_packs p
      where p.client_id = c.id and p.remaining > 0 and p.deleted_at is null and coalesce(p.until_day, 'infinity') >= ${today}::date) l
      on l.remaining = 1`,
})
