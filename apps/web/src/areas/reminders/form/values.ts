import type { Input } from '@allenio/contract'
import { reminderRoles, type createReminder, type Reminder, type ReminderRole } from '@allenio/contract/reminders'
import { repetitionKinds } from '@allenio/contract/repetition'
import { weekdayOf } from '@allenio/domain/days'
import { z } from 'zod'
import { repetitionFaults, repetitionOf, repetitionValuesOf } from '#areas/client-actions'
import { eventColors } from '#lib/event-colors'

const Named = z.object({ id: z.string(), name: z.string() })

export const reminderForm = z.object({
  title: z.string().trim().min(1).max(120),
  text: z.string().trim().max(2000),
  color: z.enum(eventColors),
  isWholeDay: z.boolean(),
  day: z.string(),
  clock: z.string(),
  endDay: z.string(),
  endClock: z.string(),
  repeats: z.enum(repetitionKinds),
  weekdays: z.array(z.number()),
  every: z.number().or(z.nan()),
  untilDay: z.string(),
  items: z.array(z.object({ id: z.string(), text: z.string().trim().max(200), deadline: z.string() })),
  alerts: z.array(z.string()),
  onlyMe: z.boolean(),
  roles: z.array(z.enum(reminderRoles)),
  client: Named.nullable(),
  groups: z.array(Named.extend({ size: z.number() })),
})
export type ReminderValues = z.input<typeof reminderForm>

/** A new reminder is for oneself, unless it begins about a client. */
export function freshValues({ day, clock, endDay, endClock }: Reminder['first'], title = ''): ReminderValues {
  return {
    title,
    text: '',
    color: 'blue',
    isWholeDay: clock === null,
    day,
    clock: clock ?? '',
    endDay: endDay ?? '',
    endClock: endClock ?? '',
    repeats: 'once',
    weekdays: [weekdayOf(day)],
    every: 1,
    untilDay: '',
    items: [],
    alerts: [],
    onlyMe: true,
    roles: [],
    client: null,
    groups: [],
  }
}

export function valuesOf(reminder: Reminder): ReminderValues {
  const { title, text, color, first, repetition, untilDay, items, firstDeadlines, alerts, onlyMe, roles, client, groups } = reminder
  return {
    ...freshValues(first, title),
    text,
    color,
    ...repetitionValuesOf(repetition, first.day),
    untilDay: untilDay ?? '',
    items: items.map((item, at) => ({ id: item.id, text: item.text, deadline: firstDeadlines[at] ?? '' })),
    alerts: alerts.map(String),
    onlyMe,
    roles: [...roles],
    client: client && { id: client.id, name: client.name },
    groups: groups.map(({ id, name, size }) => ({ id, name, size })),
  }
}

/** An end of the same day goes along where only the start moves; items without a text are left out. */
export function fieldsOf(values: ReminderValues): Omit<Input<typeof createReminder>, 'id'> {
  const { title, text, color, isWholeDay, day, clock, endDay, endClock, repeats, untilDay, items, alerts, onlyMe, roles, client, groups } =
    values
  return {
    title,
    text,
    color,
    day,
    clock: isWholeDay ? null : clock,
    endDay: isWholeDay ? (endDay !== '' && endDay !== day ? endDay : null) : endClock === '' ? null : endDay || day,
    endClock: isWholeDay || endClock === '' ? null : endClock,
    repetition: repetitionOf(values),
    untilDay: repeats === 'once' ? null : untilDay || null,
    items: items
      .filter(item => item.text.trim() !== '')
      .map(item => ({ id: item.id, text: item.text.trim(), deadline: item.deadline || null })),
    alerts: alerts.map(Number),
    onlyMe,
    roles: onlyMe ? [] : roles,
    clientId: client?.id ?? null,
    groupIds: groups.map(({ id }) => id),
  }
}

export type ReminderFault = 'clock' | 'end' | 'role' | 'clients' | 'weekdays' | 'every' | 'until'

/** The faults that depend on several fields. */
export function faultsOf(values: ReminderValues): Partial<Record<keyof ReminderValues, ReminderFault>> {
  const { isWholeDay, day, clock, endDay, endClock, onlyMe, roles, client, groups } = values
  const lastDay = endDay || day
  const isReversed = lastDay < day || (!isWholeDay && lastDay === day && endClock !== '' && endClock < clock)
  return {
    ...(!isWholeDay && clock === '' && { clock: 'clock' }),
    ...(isReversed && { [isWholeDay || lastDay < day ? 'endDay' : 'endClock']: 'end' as const }),
    ...(!onlyMe && roles.length === 0 && { roles: 'role' }),
    ...(!onlyMe && roles.includes('client') && client === null && groups.length === 0 && { client: 'clients' }),
    ...repetitionFaults({ ...values, dueDay: day }),
  }
}

export const withRole = (roles: readonly ReminderRole[], role: ReminderRole, isChosen: boolean): ReminderRole[] =>
  reminderRoles.filter(each => (each === role ? isChosen : roles.includes(each)))
