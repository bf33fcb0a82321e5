import { dietMarkDays, dietThresholds, leastKnownDays, noticedDietDrop } from '@allenio/contract/meal-diary'
import { formatInteger } from '@allenio/domain/formats'
import { attentionRow, daysBefore, defineAttention, type ActivityPart, type AttentionView } from '#areas/client-overview'
import { macroAssignments } from '#areas/macros'
import { planAssignments } from '#areas/meal-plans'
import { asFilter, sql, type Sql } from '#platform/db'
import { dietPercent, isCounted } from './diet-sums.ts'
import { makeSay } from '#platform/words'
import { hasReadableWeight } from './expenditure.ts'

const permission = 'update meal plans'
/** A client who could log is silent from then on. */
const silentDays = 5
/** After so long a client has stopped; the queue need not repeat it for ever. */
const forgottenAfter = 60
/** Notes of these days are news. */
const noteDays = 7

/** Everybody's last eight weeks, by halves. */
const diet: AttentionView = {
  name: sql`diet`,
  select: today => sql`
    select h.client_id, max(h.percent) filter (where h.is_recent) as percent, max(h.known) filter (where h.is_recent) as known,
      max(h.percent) filter (where not h.is_recent) as percent_before, max(h.known) filter (where not h.is_recent) as known_before
    from (
      select s.client_id, s.day > ${daysBefore(today, dietMarkDays)} as is_recent, ${dietPercent} as percent, count(*) as known
      from diary_sums s
      where s.day > ${daysBefore(today, 2 * dietMarkDays)} and s.day <= ${today}::date and ${isCounted(today)}
      group by s.client_id, is_recent) h
    group by h.client_id`,
}

const drop = sql`case when t.known_before >= ${leastKnownDays}::int then greatest(0, t.percent_before - t.percent) else 0 end`

export const dietAdherenceLow = defineAttention({
  reason: 'diet adherence low',
  group: 'nutrition',
  permission,
  urgency: 'soon',
  words: {
    it: { label: 'Segue poco il piano', sentence_other: 'Nelle ultime 4 settimane ha seguito il piano al {{percent}}%{{fallen}}' },
    en: { label: 'Follows little of the plan', sentence_other: 'Over the last 4 weeks {{percent}}% of the plan was followed{{fallen}}' },
  },
  values(language, detail) {
    const [percent = '', points = '0'] = detail.split(' ')
    if (Number(points) < noticedDietDrop) return { percent, fallen: '' }
    return { percent, fallen: language === 'it' ? `, ${points} punti in meno di prima` : `, ${points} points less than before` }
  },
  views: [diet],
  isForgottenAfter: dietMarkDays,
  select: today => sql`
    ${attentionRow({ day: sql`${today}::date`, detail: sql`concat(t.percent, ' ', ${drop})`, occurrence: sql`'low'` })}
    from diet t join reached c on c.id = t.client_id
    where t.known >= ${leastKnownDays}::int and (t.percent < ${dietThresholds.fair}::int or ${drop} >= ${noticedDietDrop}::int)`,
})

/** The days (client_id, day) on which clients have recorded something. */
const loggedDays = (condition: Sql): Sql => sql`(
  select client_id, day from diary_sums where percent is not null and ${condition}
  union all select client_id, day from diary_entries where deleted_at is null and ${condition}
  union all select client_id, day from diary_photos where deleted_at is null and ${condition})`

export const nothingLogged = defineAttention({
  reason: 'nothing logged',
  group: 'nutrition',
  permission,
  urgency: 'soon',
  words: {
    it: { label: 'Non segna i pasti', sentence_other: 'Non segna i pasti da {{count}} giorni' },
    en: { label: 'Logs no meals', sentence_other: 'No meals logged for {{count}} days' },
  },
  isForgottenAfter: forgottenAfter,
  select: today => sql`
    ${attentionRow({ day: sql`s.day`, amount: sql`(${today}::date - s.day)` })}
    from reached c
    cross join lateral ${planAssignments.on(sql`c.id`, sql`${today}::date`)} p
    cross join lateral (
      select max(day) as day from ${loggedDays(sql`client_id = c.id and day > ${daysBefore(today, forgottenAfter)}`)} d) l
    cross join lateral (
      select greatest(p.start_day, coalesce(l.day, (c.registered_at at time zone 'Europe/Rome')::date)) as day) s
    where c.id not in (select client_id from ${loggedDays(sql`day > ${daysBefore(today, silentDays)}`)} d)
      and ${asFilter(sql`c.id in (select client_id from meal_plan_assignments where start_day <= ${daysBefore(today, silentDays)})`)}
      and (l.day is not null or c.registered_at is not null)
      and s.day <= ${daysBefore(today, silentDays)} and s.day > ${daysBefore(today, forgottenAfter)}`,
})

/** Notes that a client wrote in their diary in these days, as one reason. */
export const diaryNote = defineAttention({
  reason: 'diary note',
  isNews: true,
  group: 'nutrition',
  permission,
  urgency: 'low',
  words: {
    it: {
      label: 'Note nel diario',
      sentence_zero: 'Scrive oggi nel diario: «{{note}}»{{more}}',
      sentence_one: 'Ha scritto ieri nel diario: «{{note}}»{{more}}',
      sentence_other: 'Ha scritto {{count}} giorni fa nel diario: «{{note}}»{{more}}',
    },
    en: {
      label: 'Notes in the diary',
      sentence_zero: 'Wrote in the diary today: “{{note}}”{{more}}',
      sentence_one: 'Wrote in the diary yesterday: “{{note}}”{{more}}',
      sentence_other: 'Wrote in the diary {{count}} days ago: “{{note}}”{{more}}',
    },
  },
  values(language, detail) {
    const [notes = '1', note = ''] = detail.split('\n')
    const others = Number(notes) - 1
    return { note, more: others > 0 ? noteWords(language)('more', { count: others }) : '' }
  },
  isForgottenAfter: noteDays,
  select: today => sql`
    ${attentionRow({
      day: sql`n.day`,
      since: sql`n.at`,
      detail: sql`concat_ws(chr(10), n.notes, left(regexp_replace(n.note, '\\s+', ' ', 'g'), 120))`,
      occurrence: sql`n.at`,
    })}
    from (
      select d.client_id, max(d.day) as day, max(d.at) as at, count(*) as notes, (array_agg(d.note order by d.at desc))[1] as note from (
        select client_id, day, note, note_changed_at as at from diary_days where note <> '' and day > ${daysBefore(today, noteDays)}
        union all
        select client_id, day, note, note_changed_at from diary_meals where note <> '' and day > ${daysBefore(today, noteDays)}) d
      group by d.client_id) n join reached c on c.id = n.client_id`,
})

const noteWords = makeSay({
  it: { more_one: ' e un’altra nota', more_other: ' e altre {{count}} note' },
  en: { more_one: ' and one more note', more_other: ' and {{count}} more notes' },
})

/** A reading of weights and diary counts until the client gets another target, now or for a day to come. */
export const energyOff = defineAttention({
  reason: 'energy off target',
  group: 'nutrition',
  permission: 'update macros',
  urgency: 'soon',
  words: {
    it: {
      label: 'Obiettivo da rivedere',
      sentence_other: 'Peso e diario indicano {{least}}–{{most}} kcal al giorno: l’obiettivo di {{target}} è da rivedere',
    },
    en: {
      label: 'Target to review',
      sentence_other: 'Weight and diary show {{least}}–{{most}} kcal a day: the target of {{target}} needs a review',
    },
  },
  values(language, detail) {
    const [least = '', most = '', target = ''] = detail.split(' ').map(kcal => formatInteger(language, Number(kcal)))
    return { least, most, target }
  },
  select: today => sql`
    ${attentionRow({
      day: sql`r.day`,
      detail: sql`concat_ws(' ', r.least_kcal, r.most_kcal, r.target_kcal)`,
      occurrence: sql`concat_ws(' ', r.assignment_id, r.assigned_at, r.is_more)`,
    })}
    from energy_readings r join reached c on c.id = r.client_id
    where r.is_excluded and exists (select from clients c where c.id = r.client_id and ${hasReadableWeight(today)}) and (
      select bool_and(o.id = r.assignment_id and o.updated_at = r.assigned_at) from ${macroAssignments.open(sql`a.client_id = c.id`)} o)`,
})

/** A client who ticks meals is active. */
export const diaryActivity: ActivityPart = {
  kind: 'meals',
  select: since => sql`select client_id, day from diary_sums where percent is not null and day >= ${since}`,
}
