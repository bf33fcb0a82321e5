import { actionAgenda } from '#areas/client-actions'
import { attentionRow, daysBefore, defineAttention, type AttentionPart, type StepPart } from '#areas/client-overview'
import { sql } from '#platform/db'
import { reviewAnswers } from './answers/review.ts'

export const surveyStep: StepPart = { step: 'survey', isDone: () => sql`exists (select from surveys where deleted_at is null)` }

const permission = 'update surveys'
const group = 'business'

const isWaiting = sql`r.reviewed_at is null and r.sent_back_at is null and r.deleted_at is null`

const markSeen: AttentionPart['markSeen'] = (db, actor, { targetId, isSeen }) =>
  reviewAnswers(db, actor, { ids: [targetId], isReviewed: isSeen })

/** An answer that the professional has marked as needing attention. */
export const surveyFlag = defineAttention({
  reason: 'survey flagged',
  markSeen,
  group,
  permission,
  urgency: 'late',
  words: {
    it: {
      label: 'Risposte da vedere subito',
      sentence_zero: 'Una risposta di oggi chiede attenzione',
      sentence_one: 'Una risposta di ieri chiede attenzione',
      sentence_other: 'Una risposta di {{count}} giorni fa chiede attenzione',
    },
    en: {
      label: 'Answers that need attention',
      sentence_zero: 'An answer from today needs attention',
      sentence_one: 'An answer from yesterday needs attention',
      sentence_other: 'An answer from {{count}} days ago needs attention',
    },
  },
  select: () => sql`
    ${attentionRow({ day: sql`r.day`, since: sql`r.sent_at`, target: sql`r.id` })}
    from survey_answers r join reached c on c.id = r.client_id where ${isWaiting} and r.flags > 0`,
})

/** An answer that has waited for a day. */
export const surveyToReview = defineAttention({
  reason: 'survey to review',
  markSeen,
  group,
  permission,
  urgency: 'soon',
  words: {
    it: {
      label: 'Check-in da leggere',
      sentence_one: 'Un check-in aspetta da ieri',
      sentence_other: 'Un check-in aspetta da {{count}} giorni',
    },
    en: {
      label: 'Check-ins to review',
      sentence_one: 'A check-in has been waiting since yesterday',
      sentence_other: 'A check-in has been waiting for {{count}} days',
    },
  },
  select: today => sql`
    ${attentionRow({ day: sql`r.day`, since: sql`r.sent_at`, target: sql`r.id`, amount: sql`(${today}::date - r.day)` })}
    from survey_answers r join reached c on c.id = r.client_id
    where ${isWaiting} and r.flags = 0 and (r.sent_at at time zone 'Europe/Rome')::date <= ${daysBefore(today, 1)}`,
})

export const checkInAgenda = actionAgenda({
  layer: 'check-ins',
  permission: 'view surveys',
  color: 'blue2',
  link: '/surveys/completed',
  isSurvey: true,
})
