import { attentionRow, daysBefore, defineAttention, type ActivityPart } from '#areas/client-overview'
import { daysAgo, sql } from '#platform/db'

const permission = 'view reservations'

const missedForAtMost = 14

/** Somebody who did not come twice in a row stands here for two weeks. */
export const missedTwice = defineAttention({
  reason: 'missed appointments',
  group: 'business',
  permission,
  urgency: 'late',
  isForgottenAfter: missedForAtMost,
  words: {
    it: {
      label: 'Assenze',
      sentence_zero: 'Non si è presentato due volte di fila, l’ultima oggi',
      sentence_one: 'Non si è presentato due volte di fila, l’ultima ieri',
      sentence_other: 'Non si è presentato due volte di fila, l’ultima {{count}} giorni fa',
    },
    en: {
      label: 'Missed',
      sentence_zero: 'Missed two appointments in a row, the last one today',
      sentence_one: 'Missed two appointments in a row, the last one yesterday',
      sentence_other: 'Missed two appointments in a row, the last one {{count}} days ago',
    },
  },
  select: today => sql`
    ${attentionRow({ day: sql`l.last_day`, target: sql`l.id` })}
    from (
      select distinct b.client_id from bookings b
      where b.state = 'no show' and b.starts_at >= ${daysAgo(missedForAtMost + 1)} and b.starts_at < now()) k
    join reached c on c.id = k.client_id join lateral (
      select max(n.day) as last_day, (array_agg(n.id order by n.starts_at desc))[1] as id
      from (select b.id, b.day, b.starts_at, b.state from bookings b
        where b.client_id = c.id and b.state in ('attended', 'no show', 'excused') and b.starts_at < now()
        order by b.starts_at desc limit 2) n
      having count(*) = 2 and bool_and(n.state = 'no show')) l on true
    where l.last_day > ${daysBefore(today, missedForAtMost)}`,
})

/** Somebody came, and nobody has marked it: a day later it counts as attended. */
export const unmarkedAttendance = defineAttention({
  reason: 'unmarked attendance',
  group: 'business',
  permission,
  urgency: 'soon',
  words: {
    it: {
      label: 'Presenza',
      sentence_zero: 'Segna se oggi è venuto',
      sentence_one: 'Segna se ieri è venuto',
      sentence_other: 'Segna se è venuto',
    },
    en: {
      label: 'Attendance',
      sentence_zero: 'Mark whether they came today',
      sentence_one: 'Mark whether they came yesterday',
      sentence_other: 'Mark whether they came',
    },
  },
  select: () => sql`
    ${attentionRow({ day: sql`b.day`, target: sql`b.id` })}
    from bookings b join reached c on c.id = b.client_id where b.state = 'booked' and b.ends_at < now()`,
})

export const bookingActivity: ActivityPart = {
  kind: 'reservations',
  select: since => sql`
    select b.client_id, b.day from bookings b where b.state in ('attended') and b.day >= ${since}::date`,
}
