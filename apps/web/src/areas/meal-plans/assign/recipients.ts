import type { Input } from '@allenio/contract'
import { MealPlanSchedule } from '@allenio/contract/forms/meal-plans'
import { mealPlanAssignmentLimits, type assignMealPlan, type MealPlanAssignment } from '@allenio/contract/meal-plans'
import { newId } from '@allenio/domain/ids'
import { presetSchedule, scheduleFits, type ScheduledDay } from '@allenio/domain/meal-plans'
import { z } from 'zod'
import { assignmentDraftReader, courseOf, newRecipient, ownTerms, recipientFields, recipientInput } from '#shell/assignment'
import { needsReason } from '../hits/hit-marks.tsx'
import type { AssignableClient } from './data.ts'

/** A client who will get a plan. */
export const Recipient = z.object({
  ...recipientFields<AssignableClient>(),
  startDay: z.string(),
  /** The last day; empty if the plan runs until another begins. */
  endDay: z.string(),
  schedule: MealPlanSchedule,
  message: z.string().max(mealPlanAssignmentLimits.message),
  reason: z.string().max(mealPlanAssignmentLimits.reason),
})
export type Recipient = z.output<typeof Recipient>

export const assignForm = z.object({
  clients: z.array(Recipient),
  startDay: z.string(),
  endDay: z.string(),
  schedule: MealPlanSchedule,
  message: z.string().max(mealPlanAssignmentLimits.message),
})
export type AssignValues = z.output<typeof assignForm>

const reasonLeast = 3

interface Person {
  id: string
  name: string
}

interface StartOptions {
  days: readonly ScheduledDay[]
  week: Parameters<typeof presetSchedule>[1]
  today: string
  clients: readonly Person[]
  /** The client's assignment of this plan, which is made again. */
  renewed: MealPlanAssignment | undefined
  /** The first day; today without it. */
  firstDay?: string | undefined
}

/** The values of a new form. A running assignment ends and another one follows; a coming one changes. */
export function startValues({ days, week, today, clients, renewed, firstDay = today }: StartOptions): AssignValues {
  const isToCome = renewed !== undefined && renewed.startDay >= today
  const startDay = isToCome ? renewed.startDay : firstDay
  const endDay = renewed?.endDay ?? ''
  const schedule = renewed && scheduleFits(renewed.schedule, days) ? renewed.schedule : presetSchedule(days, week)
  const assignmentOf = (id: string) => (isToCome && renewed.client.id === id ? renewed.id : newId())
  return {
    clients: clients.map(client => ({ ...planRecipient(client, { startDay, endDay, schedule }), assignmentId: assignmentOf(client.id) })),
    startDay,
    endDay,
    schedule,
    message: renewed?.message ?? '',
  }
}

type Terms = Pick<AssignValues, 'startDay' | 'endDay' | 'schedule'>

const termsIn = ({ startDay, endDay, schedule }: Terms): Terms => ({ startDay, endDay, schedule })

const parseDraft = assignmentDraftReader<Terms, AssignValues>(assignForm.partial())

/** Reads an unfinished assignment; a schedule with days that the plan no longer has is replaced by the preset one. */
export const parseAssignDraft = (stored: unknown, start: AssignValues, { days, today }: Pick<StartOptions, 'days' | 'today'>) =>
  parseDraft(stored, start, {
    today,
    fit: terms => ({ ...termsIn(terms), schedule: scheduleFits(terms.schedule, days) ? terms.schedule : start.schedule }),
  })

export const planRecipient = (client: Person, terms: Terms): Recipient => ({ ...newRecipient(client, termsIn(terms)), reason: '' })

/** Returns the recipient's own days and schedule, or those for all. */
export const termsOf = (own: Pick<Recipient, 'hasOwn'> & Terms, all: Terms): Terms => termsIn(ownTerms(own, all))

/** Whether the last day is not before the first. An empty last day never ends the plan. */
export const endsInTime = ({ startDay, endDay }: Pick<Terms, 'startDay' | 'endDay'>): boolean => endDay === '' || endDay >= startDay

/** The allergies that the plan touches, each once. */
export const touchedAllergies = ({ hits }: Pick<AssignableClient, 'hits'>): string[] => [
  ...new Set(hits.filter(({ mark }) => mark === 'red').map(({ exclusion }) => exclusion)),
]

/** Whether an allergy is touched, so that a reason has to be given. */
export const mustGiveReason = ({ facts }: Pick<Recipient, 'facts'>): boolean => facts !== undefined && needsReason(facts)

/** Whether the reason is still missing, without which the plan cannot be assigned. */
export const needsReasonStill = (recipient: Pick<Recipient, 'facts' | 'reason'>): boolean =>
  mustGiveReason(recipient) && recipient.reason.trim().length < reasonLeast

/** Sorts clients whose allergy is touched to the top; each keeps its place in the form. */
export function conflictsFirst<Each extends Pick<Recipient, 'facts'>>(clients: readonly Each[]): { recipient: Each; at: number }[] {
  const placed = clients.map((recipient, at) => ({ recipient, at }))
  return [...placed.filter(({ recipient }) => mustGiveReason(recipient)), ...placed.filter(({ recipient }) => !mustGiveReason(recipient))]
}

export const assignInput = (id: string, { clients, message, ...all }: AssignValues): Input<typeof assignMealPlan> => ({
  id,
  message,
  clients: clients.map(client => {
    const { endDay, ...terms } = termsOf(client, all)
    return { ...recipientInput(client), ...terms, endDay: endDay || null, ...(mustGiveReason(client) && { reason: client.reason.trim() }) }
  }),
})

/** The course of a client's plans. If the next plan is this plan, the assignment is the one that is being moved. */
export function courseOfPlan(
  planId: string,
  facts: Pick<AssignableClient, 'current' | 'upcoming'>,
  terms: Pick<Terms, 'startDay' | 'endDay'>,
) {
  const course = courseOf(facts, terms, ({ mealPlanId }) => mealPlanId === planId)
  return course && { ...course, next: course.next?.isSame ? null : course.next }
}
