import { attentionRow, defineAttention } from '#areas/client-overview'
import { sql } from '#platform/db'

/** A client waits to hear whether they may eat a product. */
export const labelToCheck = defineAttention({
  reason: 'label to check',
  group: 'nutrition',
  permission: 'update aliments',
  urgency: 'soon',
  words: {
    it: {
      label: 'Etichette da verificare',
      sentence_zero: 'Oggi ha inviato un’etichetta: {{food}}',
      sentence_one: 'Da ieri aspetta la verifica di un’etichetta: {{food}}',
      sentence_other: 'Da {{count}} giorni aspetta la verifica di un’etichetta: {{food}}',
    },
    en: {
      label: 'Labels to check',
      sentence_zero: 'Sent a label today: {{food}}',
      sentence_one: 'Has waited since yesterday for a label to be checked: {{food}}',
      sentence_other: 'Has waited for {{count}} days for a label to be checked: {{food}}',
    },
  },
  values: (_, food) => ({ food }),
  select: today => sql`
    ${attentionRow({
      day: sql`(r.created_at at time zone 'Europe/Rome')`,
      since: sql`r.created_at`,
      target: sql`r.id`,
      detail: sql`r.food_name`,
      amount: sql`(${today}::date - (r.created_at at time zone 'Europe/Rome')::date)`,
      occurrence: sql`r.id`,
    })}
    from label_checks r join reached c on c.id = r.client_id where r.outcome = 'open' and r.deleted_at is null`,
})
