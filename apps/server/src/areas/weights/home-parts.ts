import { noWeighInDays } from '@allenio/contract/weights'
import { formatDecimal } from '@allenio/domain/formats'
import { attentionRow, daysBefore, defineAttention, type AttentionView, type StepPart } from '#areas/client-overview'
import { sql } from '#platform/db'

/** Fewer kilograms a week than this is the noise of scales. */
const againstAWeek = 0.15
const slopeDays = 28

/** Everybody's weights of the last weeks. One of a day to come counts as of today. */
const recent: AttentionView = {
  name: sql`recent`,
  select: today => sql`
    select w.client_id, least(min(w.day), ${today}::date) as first_day, least(max(w.day), ${today}::date) as last_day,
      regr_avgy(w.kg::float8, w.day - ${today}::date) as mean, regr_slope(w.kg::float8, w.day - ${today}::date) * 7 as a_week
    from weights w where w.deleted_at is null and w.day > ${daysBefore(today, slopeDays)} group by w.client_id`,
}

const targets: AttentionView = {
  name: sql`targets`,
  select: () => sql`
    select m.client_id, m.target::float8 as target from client_metrics m
    where m.kind = 'weight' and m.deleted_at is null and m.target is not null`,
}

export const weightAgainstGoal = defineAttention({
  reason: 'weight against goal',
  group: 'nutrition',
  urgency: 'soon',
  words: {
    it: { label: 'Peso', sentence_other: 'Il peso si allontana dall’obiettivo: {{change}} kg a settimana' },
    en: { label: 'Weight', sentence_other: 'The weight is moving away from the goal: {{change}} kg a week' },
  },
  values(language, detail) {
    const aWeek = Number(detail)
    return { change: `${aWeek > 0 ? '+' : '−'}${formatDecimal(language, Math.abs(aWeek), { most: 2 })}` }
  },
  views: [targets, recent],
  // a new weight is no new occurrence; once all weights of the slope are other ones, it is
  isForgottenAfter: slopeDays,
  // a slope needs at least three days with a weight, and a week between the first and the last
  select: () => sql`
    ${attentionRow({ day: sql`s.last_day`, detail: sql`round(s.a_week::numeric, 2)`, occurrence: sql`t.target` })}
    from reached c join targets t on t.client_id = c.id join recent s on s.client_id = c.id
    where s.last_day - s.first_day >= 7
      and abs(t.target - s.mean) > 0.5 and s.a_week * sign(t.target - s.mean) < -${againstAWeek}::float8
      and exists (select from weights w
        where w.client_id = c.id and w.deleted_at is null and w.day > s.first_day and w.day < s.last_day)`,
})

export const noWeighIn = defineAttention({
  reason: 'no weigh in',
  group: 'nutrition',
  urgency: 'soon',
  words: {
    it: { label: 'Senza pesate', sentence_other: 'Non si pesa da {{count}} giorni' },
    en: { label: 'No weigh-in', sentence_other: 'No weigh-in for {{count}} days' },
  },
  // a client without any weight was perhaps never asked to weigh in; the last day is only looked up for those who have no newer one
  select: today => sql`
    ${attentionRow({ day: sql`last.day`, amount: sql`(${today}::date - last.day)` })}
    from reached c cross join lateral (
      select w.day from weights w where w.client_id = c.id and w.deleted_at is null order by w.day desc, w.id desc limit 1) last
    where c.id not in (select w.client_id from weights w where w.deleted_at is null and w.day >= ${daysBefore(today, noWeighInDays)})`,
})

export const weightStep: StepPart = {
  step: 'record',
  isDone: clientIds => sql`exists (select from weights where deleted_at is null and client_id in (${clientIds}))`,
}
