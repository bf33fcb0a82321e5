import type { Input } from '@allenio/contract'
import type { assignMealPlan, MealPlanAssignment } from '@allenio/contract/meal-plan-assignments'
import { mealPlanAssignmentLimits } from '@allenio/contract/meal-plan-assignments'
import { MealPlanSchedule } from '@allenio/contract/forms/meal-plan-schedules'
import { isDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { assignmentNeighbours } from '@allenio/domain/macros'
import { presetSchedule, scheduleFits, type ScheduledDay } from '@allenio/domain/meal-plans'
import { z } from 'zod'
import { withCurrentTerms } from '#shell/client-choice'
import { draftReader } from '#lib/forms'
import { needsReason } from '../hits/hit-marks.tsx'
import type { AssignableClient } from './data.ts'

/** A client who is to get a plan. */
export const Recipient = z.object({
  id: z.string(),
  name: z.string(),
  /** Made once, so that a second try assigns nothing twice. */
  assignmentId: z.string(),
  /** Not as for all. */
  hasOwn: z.boolean(),
  startDay: z.string(),
  /** Empty where it runs until another begins. */
  endDay: z.string(),
  schedule: MealPlanSchedule,
  message: z.string().max(mealPlanAssignmentLimits.message),
  reason: z.string().max(mealPlanAssignmentLimits.reason),
  /** The plan that they follow and what this one touches; undefined until it is read. */
  facts: z.custom<AssignableClient>().optional(),
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
  /** The assignment of this plan that the client has, to be given anew. */
  renewed: MealPlanAssignment | undefined
  /** Today without it. */
  firstDay?: string | undefined
}

/** A running assignment ends and is followed by another; one that has not begun changes. */
export function startValues({ days, week, today, clients, renewed, firstDay = today }: StartOptions): AssignValues {
  const isToCome = renewed !== undefined && renewed.startDay >= today
  const startDay = isToCome ? renewed.startDay : firstDay
  const endDay = renewed?.endDay ?? ''
  const schedule = renewed && scheduleFits(renewed.schedule, days) ? renewed.schedule : presetSchedule(days, week)
  const assignmentOf = (id: string) => (isToCome && renewed.client.id === id ? renewed.id : newId())
  return {
    clients: clients.map(client => ({ ...newRecipient(client, { startDay, endDay, schedule }), assignmentId: assignmentOf(client.id) })),
    startDay,
    endDay,
    schedule,
    message: renewed?.message ?? '',
  }
}

type Terms = Pick<AssignValues, 'startDay' | 'endDay' | 'schedule'>

const { readDraft } = draftReader(assignForm.partial())

/**
 * Reads an assignment that was left unfinished on this device. A first day that has passed meanwhile begins as in a new form, and so does
 * a schedule of days that the plan has no longer.
 */
export function readAssignDraft(
  stored: unknown,
  start: AssignValues,
  { days, today }: Pick<StartOptions, 'days' | 'today'>,
): AssignValues | undefined {
  const draft = readDraft(stored, start)
  return (
    draft &&
    withCurrentTerms(draft, ({ startDay, endDay, schedule }: Terms): Terms => ({
      startDay: isDay(startDay) && startDay < today ? start.startDay : startDay,
      endDay,
      schedule: scheduleFits(schedule, days) ? schedule : start.schedule,
    }))
  )
}

/** It gets the plan as all do, until it is given days, a schedule or a message of its own. */
export const newRecipient = ({ id, name }: Person, terms: Terms): Recipient => ({
  id,
  name,
  assignmentId: newId(),
  hasOwn: false,
  ...terms,
  message: '',
  reason: '',
})

/** Their own days and schedule, or those of all. */
export function termsOf({ hasOwn, startDay, endDay, schedule }: Pick<Recipient, 'hasOwn'> & Terms, all: Terms): Terms {
  return hasOwn
    ? { startDay: isDay(startDay) ? startDay : all.startDay, endDay, schedule }
    : { startDay: all.startDay, endDay: all.endDay, schedule: all.schedule }
}

/** An empty last day ends nothing. */
export const endsInTime = ({ startDay, endDay }: Pick<Terms, 'startDay' | 'endDay'>): boolean => endDay === '' || endDay >= startDay

/** The allergies that the plan touches, each once. */
export const touchedAllergies = ({ hits }: Pick<AssignableClient, 'hits'>): string[] => [
  ...new Set(hits.filter(({ mark }) => mark === 'red').map(({ exclusion }) => exclusion)),
]

/** An allergy is touched. */
export const mustGiveReason = ({ facts }: Pick<Recipient, 'facts'>): boolean => facts !== undefined && needsReason(facts)

/** It cannot be assigned before somebody writes why. */
export const needsReasonStill = (recipient: Pick<Recipient, 'facts' | 'reason'>): boolean =>
  mustGiveReason(recipient) && recipient.reason.trim().length < reasonLeast

/** Those whose allergy is touched are read first; each keeps its place in the form. */
export function conflictsFirst<Each extends Pick<Recipient, 'facts'>>(clients: readonly Each[]): { recipient: Each; at: number }[] {
  const placed = clients.map((recipient, at) => ({ recipient, at }))
  return [...placed.filter(({ recipient }) => mustGiveReason(recipient)), ...placed.filter(({ recipient }) => !mustGiveReason(recipient))]
}

export const assignInput = (id: string, { clients, message, ...all }: AssignValues): Input<typeof assignMealPlan> => ({
  id,
  message,
  clients: clients.map(client => {
    const { endDay, ...terms } = termsOf(client, all)
    return {
      clientId: client.id,
      assignmentId: client.assignmentId,
      ...terms,
      endDay: endDay || null,
      ...(client.hasOwn && { message: client.message }),
      ...(mustGiveReason(client) && { reason: client.reason.trim() }),
    }
  }),
})

interface Course {
  kind: 'first' | 'renews' | 'replaces' | 'ends'
  /** Of the plan that is replaced or ends. */
  title: string
  startDay: string
  lastDay: string
  /** The plan to come that ends this one. */
  next: { title: string; lastDay: string } | null
}

/** Says whether the plan that a client follows by then ends, is replaced or is given anew, and what follows. Nothing without a day. */
export function courseOf(
  planId: string,
  { current, upcoming }: Pick<AssignableClient, 'current' | 'upcoming'>,
  terms: Pick<Terms, 'startDay' | 'endDay'>,
): Course | null {
  const { startDay, endDay } = terms
  if (!isDay(startDay)) return null
  const { before, next } = assignmentNeighbours([...(current ? [current] : []), ...upcoming], { startDay, endDay: endDay || null })
  // the same plan to come may be the one that is moved here
  const then = next && next.assignment.mealPlanId !== planId ? { title: next.assignment.title, lastDay: next.lastDay } : null
  if (before === null) return { kind: 'first', title: '', startDay: '', lastDay: '', next: then }
  const { title, mealPlanId, startDay: since } = before.assignment
  const kind = mealPlanId === planId ? 'renews' : since === startDay ? 'replaces' : 'ends'
  return { kind, title, startDay: since, lastDay: before.lastDay, next: then }
}
