import { exerciseName } from '@allenio/domain/exercises'
import { noticedDrop } from '@allenio/domain/programs'
import { printPainPlace } from '@allenio/domain/workouts'
import {
  attentionRow,
  daysBefore,
  defineAttention,
  type ActivityPart,
  type AttentionPart,
  type AttentionView,
  type StepPart,
} from '#areas/client-overview'
import { sql, type Sql } from '#platform/db'
import { makeSay } from '#platform/words'
import { readByTeam, unreadByTeam } from '../comments/comments.ts'
import { isTrainingDay } from './training-calendar.ts'

const permission = 'view workouts'
const painDays = 7
const missedDays = 28
const leastPlanned = 4
const storingDays = 2
/** A workout that nobody has looked at for longer is no news. */
const unseenDays = 28

const markSeen: AttentionPart['markSeen'] = (db, _, { clientId, targetId, isSeen }) =>
  isSeen ? readByTeam(db, clientId, targetId) : unreadByTeam(db, clientId, targetId)

/** Exercises with pain that nobody of the team has looked at; whoever watches a workout under way is told until it is over. */
export const painInTraining = defineAttention({
  reason: 'pain in training',
  markSeen,
  group: 'training',
  permission,
  urgency: 'late',
  words: {
    it: {
      label: 'Dolore',
      sentence_zero: 'Dolore oggi in «{{exercise}}»: {{where}}, {{level}} su 10',
      sentence_one: 'Dolore ieri in «{{exercise}}»: {{where}}, {{level}} su 10',
      sentence_other: 'Dolore {{count}} giorni fa in «{{exercise}}»: {{where}}, {{level}} su 10',
    },
    en: {
      label: 'Pain',
      sentence_zero: 'Pain today in “{{exercise}}”: {{where}}, {{level}} out of 10',
      sentence_one: 'Pain yesterday in “{{exercise}}”: {{where}}, {{level}} out of 10',
      sentence_other: 'Pain {{count}} days ago in “{{exercise}}”: {{where}}, {{level}} out of 10',
    },
  },
  values(language, detail) {
    const [level = '', where = '', exercise = '', nameIt = exercise, nameEn = exercise] = detail.split('\n')
    return { level, where: printPainPlace(where, language), exercise: exerciseName({ nameIt, nameEn }, language) }
  },
  select: today => sql`
    ${attentionRow({
      day: sql`e.day`,
      target: sql`e.workout_id`,
      amount: sql`(e.pain ->> 'level')::float8`,
      detail: sql`concat_ws(chr(10), e.pain ->> 'level', e.pain ->> 'where', e.exercise ->> 'name', n.name_it, n.name_en)`,
      occurrence: sql`e.id`,
    })}
    from completed_exercises e join reached c on c.id = e.client_id join completed_workouts w on w.id = e.workout_id
      left join exercise_names n on n.id = (e.exercise ->> 'id')::uuid
    where e.pain is not null and not e.is_removed and e.day > ${daysBefore(today, painDays)} and w.state <> 'discarded'
      and (w.is_unread_by_team or w.state = 'under way')`,
})

/** Workouts that nobody of the team has looked at; one with pain stands there for the pain. */
export const workoutToSee = defineAttention({
  reason: 'workout to see',
  isNews: true,
  markSeen,
  group: 'training',
  permission,
  urgency: 'low',
  words: {
    it: {
      label: 'Allenamenti da vedere',
      sentence_zero: 'Allenamento di oggi{{name}}: {{facts}}',
      sentence_one: 'Allenamento di ieri{{name}}: {{facts}}',
      sentence_other: 'Allenamento di {{count}} giorni fa{{name}}: {{facts}}',
    },
    en: {
      label: 'Workouts to review',
      sentence_zero: 'Today’s workout{{name}}: {{facts}}',
      sentence_one: 'Yesterday’s workout{{name}}: {{facts}}',
      sentence_other: 'Workout from {{count}} days ago{{name}}: {{facts}}',
    },
  },
  values(language, detail) {
    const [done = '', planned = '', films = '0', comments = '0', name = ''] = detail.split('\n')
    const say = workoutWords(language)
    const sets = done === planned ? say('sets', { count: Number(done) }) : say('setsOf', { done, count: Number(planned) })
    const more = [films !== '0' && say('film'), comments !== '0' && say('comment')].filter(text => text !== false)
    return { name: name && (language === 'it' ? ` «${name}»` : ` “${name}”`), facts: [sets, ...more].join(', ') }
  },
  // only the workouts that are unread, and those of these weeks: their index holds no others
  select: today => sql`
    ${attentionRow({
      day: sql`w.day`,
      since: sql`w.started_at`,
      target: sql`w.id`,
      detail: sql`concat_ws(chr(10), w.sets_done, w.sets, n.films, n.comments, w.name)`,
      amount: sql`least(1, n.films + n.comments)`,
      occurrence: sql`w.id`,
    })}
    from completed_workouts w join reached c on c.id = w.client_id cross join lateral (
      select count(e.video_file_id) as films, count(m.exercise_id) as comments from completed_exercises e left join lateral (
        select r.exercise_id from workout_comments r
        where r.exercise_id = e.id and r.is_by_client and r.read_at is null and r.deleted_at is null limit 1) m on true
      where e.workout_id = w.id and not e.is_removed) n
    where w.is_unread_by_team and w.state = 'finished' and w.day > ${daysBefore(today, unseenDays)}
      and (w.pains = 0 or w.day <= ${daysBefore(today, painDays)})`,
})

const workoutWords = makeSay({
  it: {
    sets_one: 'una serie',
    sets_other: '{{count}} serie',
    setsOf_one: '{{done}} serie su {{count}}',
    setsOf_other: '{{done}} serie su {{count}}',
    film: 'con un video',
    comment: 'con un commento per te',
  },
  en: {
    sets_one: 'one set',
    sets_other: '{{count}} sets',
    setsOf_one: '{{done}} of {{count}} set',
    setsOf_other: '{{done}} of {{count}} sets',
    film: 'with a video',
    comment: 'with a comment for you',
  },
})

const isMissed = (today: string): Sql =>
  sql`d.dated > 0 and d.done = 0 and d.day > ${daysBefore(today, missedDays)} and d.day < ${today}::date`

/** Everybody's last eight weeks, by halves. */
const training: AttentionView = {
  name: sql`training`,
  select: today => sql`
    select h.client_id, max(h.trained_on) as trained_on, max(h.missed_days) filter (where h.is_recent) as missed_days,
      max(h.planned) filter (where h.is_recent) as planned, max(h.done) filter (where h.is_recent) as done,
      max(h.planned) filter (where not h.is_recent) as planned_before, max(h.done) filter (where not h.is_recent) as done_before
    from (
      select d.client_id, d.day > ${daysBefore(today, 28)} as is_recent, max(d.day) filter (where d.done > 0) as trained_on,
        count(*) filter (where ${isMissed(today)}) as missed_days,
        sum(case when d.day = ${today}::date then least(d.planned, d.done) else d.planned end)::float8 as planned,
        sum(d.done)::float8 as done
      from workout_days d where d.day > ${daysBefore(today, 56)} and d.day <= ${today}::date group by d.client_id, is_recent) h
    group by h.client_id`,
}

export const missedTwice = defineAttention({
  reason: 'missed twice',
  group: 'training',
  permission,
  urgency: 'soon',
  words: {
    it: { label: 'Allenamenti saltati', sentence_other: 'Ha saltato {{missed}} allenamenti di fila' },
    en: { label: 'Missed workouts', sentence_other: 'Missed {{missed}} workouts in a row' },
  },
  values: (_, missed) => ({ missed }),
  views: [training],
  isForgottenAfter: missedDays,
  // days that were trained ahead are told apart only for clients who may have missed two
  select: today => sql`
    ${attentionRow({ day: sql`missed.last_day`, detail: sql`missed.days`, amount: sql`missed.days`, occurrence: sql`missed.days` })}
    from training t join reached c on c.id = t.client_id cross join lateral (
      select count(*) as days, max(d.day) as last_day from workout_days d
      where d.client_id = t.client_id and ${isMissed(today)} and d.day > coalesce(t.trained_on, '-infinity') and ${isTrainingDay}) missed
    where t.missed_days >= 2 and missed.days >= 2`,
})

const percent = (done: Sql, planned: Sql): Sql => sql`(100 * least(1, ${done} / nullif(${planned}, 0)))`
const drop = sql`(${percent(sql`t.done_before`, sql`t.planned_before`)} - ${percent(sql`t.done`, sql`t.planned`)})`

export const adherenceDown = defineAttention({
  reason: 'adherence down',
  group: 'training',
  permission,
  urgency: 'soon',
  words: {
    it: { label: 'Meno aderenza', sentence_other: 'Nelle ultime 4 settimane l’aderenza è scesa di {{points}} punti' },
    en: { label: 'Less regular', sentence_other: 'Over the last 4 weeks adherence has fallen by {{points}} points' },
  },
  values: (_, points) => ({ points }),
  views: [training],
  isForgottenAfter: missedDays,
  select: today => sql`
    ${attentionRow({ day: sql`${today}::date`, detail: sql`round(${drop})`, occurrence: sql`'down'` })}
    from training t join reached c on c.id = t.client_id
    where t.planned >= ${leastPlanned}::int and t.planned_before >= ${leastPlanned}::int and ${drop} >= ${noticedDrop}::int`,
})

/** Plans that were sent and are not on the client's device: they would stand in the gym without them. */
export const planNotStored = defineAttention({
  reason: 'plan not on device',
  group: 'training',
  permission,
  urgency: 'low',
  words: {
    it: { label: 'Programma non scaricato', sentence_other: '«{{title}}» è arrivato da {{count}} giorni e non è ancora sul telefono' },
    en: { label: 'Plan not downloaded', sentence_other: '“{{title}}” arrived {{count}} days ago and is not on their phone yet' },
  },
  values: (_, title) => ({ title }),
  select: today => sql`
    ${attentionRow({
      day: sql`(greatest(r.sent_at, u.created_at) at time zone 'Europe/Rome')`,
      target: sql`u.id`,
      detail: sql`u.title`,
      occurrence: sql`u.release_id`,
    })}
    from program_users u join reached c on c.id = u.client_id
    join document_receipts r on r.release_id = u.release_id and r.membership_id = c.membership_id
    where u.ended_at is null and not u.is_single and u.last_day >= ${today}::date and coalesce(r.stored_at < u.created_at, true)
      and c.registered_at is not null
      and greatest(r.sent_at, u.created_at) < (${daysBefore(today, storingDays - 1)})::timestamp at time zone 'Europe/Rome'`,
})

export const workoutActivity: ActivityPart = {
  kind: 'workouts',
  select: since => sql`select client_id, day from workout_days where done > 0 and day >= ${since}`,
}

export const workoutStep: StepPart = {
  step: 'record',
  isDone: clientIds => sql`exists (select from completed_workouts where client_id in (${clientIds}))`,
}
