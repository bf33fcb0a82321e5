import type { Input } from '@allenio/contract'
import {
  presetOpensHoursBefore,
  presetReminderHour,
  surveyAssignmentLimits,
  type assignSurvey,
  type SurveyType,
} from '@allenio/contract/surveys'
import { firstDue } from '@allenio/domain/repetition'
import { isDay, weekdayOf } from '@allenio/domain/days'
import { z } from 'zod'
import { repetitionFaults, repetitionOf } from '#areas/client-actions'
import { assignmentDraftReader, newRecipient, ownTerms, recipientFields, recipientInput } from '#shell/assignment'
import type { AssignableClient } from './data.ts'

/** On which days it is due; a client may have days of their own. */
const rhythmFields = {
  repeats: z.enum(['once', 'daily', 'weekly', 'monthly']),
  weekdays: z.array(z.number()),
  every: z.number().or(z.nan()),
  untilDay: z.string(),
}
const Rhythm = z.object(rhythmFields)
export type Rhythm = z.output<typeof Rhythm>

const dayTerms = { startDay: z.string(), rhythm: Rhythm }
export type DayTerms = { startDay: string; rhythm: Rhythm }

/** When it opens, and when clients are reminded; an empty hour reminds nobody. */
const openingFields = { opensHoursBefore: z.string(), reminderHour: z.string() }

export const termsForm = z.object({ ...dayTerms, ...openingFields, message: z.string().max(surveyAssignmentLimits.message) })
export type TermsValues = z.output<typeof termsForm>

const Recipient = z.object({ ...recipientFields<AssignableClient>(), ...dayTerms })
export type Recipient = z.output<typeof Recipient>

export const assignForm = termsForm.extend({ clients: z.array(Recipient) })
export type AssignValues = z.output<typeof assignForm>

interface Person {
  id: string
  name: string
}

const monday = 1

interface StartOptions {
  type: SurveyType
  today: string
  clients: readonly Person[]
}

/** A check-in begins with the next Monday and comes each week; a welcome is asked once, today. */
export function startValues({ type, today, clients }: StartOptions): AssignValues {
  const isCheckIn = type === 'CHECK_IN'
  const startDay = isCheckIn ? firstDue({ kind: 'weekly', every: 1, days: [monday] }, today) : today
  const terms: DayTerms = {
    startDay,
    rhythm: { repeats: isCheckIn ? 'weekly' : 'once', weekdays: [weekdayOf(startDay)], every: 1, untilDay: '' },
  }
  return {
    ...terms,
    clients: clients.map(client => surveyRecipient(client, terms)),
    opensHoursBefore: String(presetOpensHoursBefore),
    reminderHour: String(presetReminderHour),
    message: '',
  }
}

const termsIn = ({ startDay, rhythm }: DayTerms): DayTerms => ({ startDay, rhythm })

export const surveyRecipient = (client: Person, terms: DayTerms): Recipient => newRecipient(client, termsIn(terms))

const parseDraft = assignmentDraftReader<DayTerms, AssignValues>(assignForm.partial())

export const parseAssignDraft = (stored: unknown, start: AssignValues, today: string) => parseDraft(stored, start, { today, fit: termsIn })

/** The days of a client: their own, or those for all. */
export const termsOf = (own: DayTerms & { hasOwn: boolean }, all: DayTerms): DayTerms => termsIn(ownTerms(own, all))

export const rhythmFaults = ({ startDay, rhythm }: DayTerms) => repetitionFaults({ ...rhythm, dueDay: startDay })

/** The first day on which it is due; undefined while the days are not complete. */
export function firstDueDay(terms: DayTerms): string | undefined {
  const isWhole = isDay(terms.startDay) && Object.keys(rhythmFaults(terms)).length === 0
  return isWhole ? firstDue(repetitionOf(terms.rhythm), terms.startDay) : undefined
}

type NewTerms = Omit<Input<typeof assignSurvey>['clients'][number], 'clientId' | 'assignmentId'>

export const termsInput = ({
  startDay,
  rhythm,
  opensHoursBefore,
  reminderHour,
}: DayTerms & Pick<TermsValues, 'opensHoursBefore' | 'reminderHour'>): NewTerms => ({
  startDay,
  repetition: repetitionOf(rhythm),
  untilDay: rhythm.repeats === 'once' ? null : rhythm.untilDay || null,
  opensHoursBefore: Number(opensHoursBefore),
  reminderHour: reminderHour === '' ? null : Number(reminderHour),
})

export const assignInput = (id: string, { clients, message, ...all }: AssignValues): Input<typeof assignSurvey> => ({
  id,
  message,
  clients: clients.map(client => {
    const { clientId, assignmentId } = recipientInput(client)
    return { clientId, assignmentId, ...termsInput({ ...all, ...termsOf(client, all) }) }
  }),
})
