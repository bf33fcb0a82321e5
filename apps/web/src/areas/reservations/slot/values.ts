import type { Input } from '@allenio/contract'
import { createSlot as asForm } from '@allenio/contract/forms/reservations'
import type { createSlot, Slot } from '@allenio/contract/reservations'
import { changeScopes, touchedChoices } from '@allenio/contract/reservations'
import { repetitionKinds } from '@allenio/contract/repetition'
import { addDays } from '@allenio/domain/days'
import { z } from 'zod'
import { repetitionOf, repetitionValuesOf } from '#areas/client-actions'
import type { ChosenGroup } from '#areas/groups'
import { clockIn, dayIn } from '#lib/days'
import type { CalendarSpan } from '#ui/calendar'

const clock = z.string().regex(/^\d{2}:\d{2}$/)

/** Hours as the form has them: it keeps the values of every way to plan, although only one of them counts. */
export const slotForm = asForm.input
  .omit({ id: true, windowEnd: true, repetition: true, untilDay: true, groupIds: true, stepMinutes: true, capacity: true })
  .extend({
    isWindow: z.boolean(),
    windowEnd: clock,
    stepMinutes: z.int(),
    capacity: z.int().min(1).max(200),
    repeats: z.enum(repetitionKinds),
    weekdays: z.array(z.number()),
    every: z.number(),
    untilDay: z.string(),
    groups: z.array(z.custom<ChosenGroup>()),
    scope: z.enum(changeScopes),
    touched: z.enum(touchedChoices).optional(),
  })
export type SlotValues = z.input<typeof slotForm>

type SlotInput = Omit<Input<typeof createSlot>, 'id'>

export function slotInput(values: z.output<typeof slotForm>): SlotInput {
  const { isWindow, windowEnd, repeats, weekdays, every, untilDay, groups, scope: _scope, touched: _touched, capacity, ...fields } = values
  return {
    ...fields,
    windowEnd: isWindow ? windowEnd : null,
    capacity: isWindow ? 1 : capacity,
    repetition: repetitionOf({ repeats, weekdays, every }),
    untilDay: repeats === 'once' || untilDay === '' ? null : untilDay,
    groupIds: groups.map(({ id }) => id),
  }
}

interface Beginning {
  span: CalendarSpan | undefined
  hostId: string
  kindId: string
  zone: string
}

const laterClock = (time: string, minutes: number): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const sum = Math.min(hour * 60 + minute + minutes, 23 * 60 + 59)
  return `${String(Math.floor(sum / 60)).padStart(2, '0')}:${String(sum % 60).padStart(2, '0')}`
}

/** New hours, where the calendar was pressed: a long selection is a window. */
export function freshSlot({ span, hostId, kindId, zone }: Beginning): SlotValues {
  const firstDay = span ? dayIn(zone, span.start) : addDays(dayIn(zone), 1)
  const startTime = span && !span.isAllDay ? clockIn(zone, Date.parse(span.start)) : '09:00'
  const isOneDay = span !== undefined && !span.isAllDay && dayIn(zone, span.end) === firstDay
  return {
    kindId,
    hostId,
    firstDay,
    startTime,
    isWindow: isOneDay && Date.parse(span.end) - Date.parse(span.start) > longMs,
    windowEnd: isOneDay ? clockIn(zone, Date.parse(span.end)) : laterClock(startTime, 240),
    stepMinutes: 30,
    ...repetitionValuesOf({ kind: 'once' }, firstDay),
    untilDay: '',
    capacity: 1,
    roles: ['coach', 'nutritionist'],
    clientRoles: [],
    groups: [],
    rules: {},
    note: '',
    message: '',
    isAnswerAsked: false,
    hasMeet: false,
    scope: 'all',
    touched: undefined,
  }
}

/** A selection of two hours and more opens hours to choose from. */
const longMs = 2 * 3_600_000

export const valuesOfSlot = (slot: Slot, groups: ChosenGroup[]): SlotValues => ({
  kindId: slot.kind.id,
  hostId: slot.host.id,
  firstDay: slot.firstDay,
  startTime: slot.startTime,
  isWindow: slot.windowEnd !== null,
  windowEnd: slot.windowEnd ?? laterClock(slot.startTime, 240),
  stepMinutes: slot.stepMinutes,
  ...repetitionValuesOf(slot.repetition, slot.firstDay),
  untilDay: slot.untilDay ?? '',
  capacity: slot.capacity,
  roles: slot.roles,
  clientRoles: slot.clientRoles,
  groups,
  rules: slot.rules,
  note: slot.note,
  message: slot.message,
  isAnswerAsked: slot.isAnswerAsked,
  hasMeet: slot.hasMeet,
  scope: slot.repetition.kind === 'once' ? 'all' : 'this',
  touched: undefined,
})
