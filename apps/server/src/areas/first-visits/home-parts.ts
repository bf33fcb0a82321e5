import { firstVisitSteps, type FirstVisitStepName } from '@allenio/contract/first-visits'
import { attentionRow, daysBefore, defineAttention } from '#areas/client-overview'
import { sql } from '#platform/db'
import { makeSay } from '#platform/words'
import { doneSteps, openStep, openTarget } from './parts.ts'

/** Somebody who has not come on for longer than this has another plan with the client. */
const openForAtMost = 60

const stepWords = makeSay<FirstVisitStepName>({
  it: { exclusions: 'le esclusioni', visit: 'la visita', need: 'il fabbisogno', plan: 'il piano', assignment: 'l’assegnazione' },
  en: {
    exclusions: 'to ask what they do not eat',
    visit: 'the visit',
    need: 'the need',
    plan: 'the plan',
    assignment: 'to assign the plan',
  },
})

/** A first visit that was begun and has steps open; the sentence says which comes next. */
export const firstVisitOpen = defineAttention({
  reason: 'first visit open',
  group: 'nutrition',
  permission: 'update meal plans',
  urgency: 'soon',
  words: {
    it: {
      label: 'Prime visite in corso',
      sentence_zero: 'Prima visita iniziata oggi: il prossimo passo è {{step}}',
      sentence_one: 'Prima visita iniziata ieri: il prossimo passo è {{step}}',
      sentence_other: 'Prima visita iniziata {{count}} giorni fa: il prossimo passo è {{step}}',
    },
    en: {
      label: 'First visits under way',
      sentence_zero: 'First visit begun today: the next step is {{step}}',
      sentence_one: 'First visit begun yesterday: the next step is {{step}}',
      sentence_other: 'First visit begun {{count}} days ago: the next step is {{step}}',
    },
  },
  values(language, detail) {
    const step = firstVisitSteps.find(each => each === detail)
    return { step: step ? stepWords(language)(step) : '' }
  },
  select: today => sql`
    ${attentionRow({
      day: sql`(v.started_at at time zone 'Europe/Rome')::date`,
      since: sql`v.started_at`,
      target: openTarget(sql`v.client_id`),
      detail: openStep,
      occurrence: sql`v.started_at`,
    })}
    from first_visits v join reached c on c.id = v.client_id
    cross join lateral (select ${doneSteps(sql`v.client_id`)} as steps) d
    where v.ended_at is null and (v.started_at at time zone 'Europe/Rome')::date >= ${daysBefore(today, openForAtMost)}
      and ${openStep} is not null`,
})
