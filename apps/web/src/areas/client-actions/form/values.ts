import type { Input } from '@allenio/contract'
import { askedActionKinds } from '@allenio/contract/client-actions'
import { repetitionKinds } from '@allenio/contract/repetition'
import type { ClientAction, createClientAction } from '@allenio/contract/client-actions'
import { firstDue } from '@allenio/domain/repetition'
import { addDays, weekdayOf } from '@allenio/domain/days'
import { repetitionFaults, repetitionOf, repetitionValuesOf, type RepetitionFault, type RepetitionValues } from './repetition.ts'

/** The values of the form. */
export interface ActionValues extends RepetitionValues {
  kind: (typeof askedActionKinds)[number]
  title: string
  text: string
  dueDay: string
  untilDay: string
  isMailed: boolean
}

const monday = 1

/** Three days say how somebody eats, and can be kept up. */
const diaryDays = 3

/** The last day of a food diary that begins on a day. */
export const diaryEnd = (firstDay: string): string => addDays(firstDay, diaryDays - 1)

/** A new action is due tomorrow; one that starts as weekly begins with the next week. */
export function freshValues(today: string, preset: Partial<Pick<ActionValues, 'kind' | 'repeats'>> = {}): ActionValues {
  const { kind = 'weigh in' } = preset
  const isDiary = kind === 'keep food diary'
  const { repeats = isDiary ? 'daily' : 'once' } = preset
  const tomorrow = addDays(today, 1)
  const dueDay = repeats === 'weekly' ? firstDue({ kind: 'weekly', every: 1, days: [monday] }, tomorrow) : tomorrow
  const untilDay = isDiary ? diaryEnd(dueDay) : ''
  return { kind, title: '', text: '', dueDay, repeats, weekdays: [weekdayOf(dueDay)], every: 1, untilDay, isMailed: false }
}

/** A survey is asked by assigning it, so its action is not edited here. */
export type AskedAction = ClientAction & Pick<ActionValues, 'kind'>

export const isAsked = (action: ClientAction): action is AskedAction => action.kind !== 'survey'

export function valuesOf({ kind, title, text, dueDay, repetition, untilDay, isMailed }: AskedAction): ActionValues {
  return { kind, title, text, dueDay, isMailed, ...repetitionValuesOf(repetition, dueDay), untilDay: untilDay ?? '' }
}

/** Only some kinds have a title of their own: a weigh-in needs no other name. */
export const hasTitle = (kind: ActionValues['kind']): boolean => kind === 'read' || kind === 'other'

export function fieldsOf(values: ActionValues): Omit<Input<typeof createClientAction>, 'id'> {
  const { kind, title, text, dueDay, repeats, untilDay, isMailed } = values
  return {
    kind,
    text,
    dueDay,
    isMailed,
    title: hasTitle(kind) ? title : '',
    repetition: repetitionOf(values),
    untilDay: repeats === 'once' ? null : untilDay || null,
  }
}

export type ActionFault = 'text' | 'question' | 'reading' | RepetitionFault

/** The faults that depend on several fields. */
export function faultsOf(values: ActionValues): Partial<Record<keyof ActionValues, ActionFault>> {
  const { kind, title, text } = values
  return {
    ...(kind === 'answer' && !text.trim() && { text: 'question' }),
    ...(kind === 'read' && !text.trim() && { text: 'reading' }),
    ...(kind === 'other' && !title.trim() && !text.trim() && { title: 'text' }),
    ...repetitionFaults(values),
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'
const oneOf = <Value>(options: readonly Value[], value: unknown): Value | undefined => options.find(each => each === value)

/** Restores a client action from a draft on the device; a due day that has passed meanwhile is replaced by that of `start`. */
export function parseDraft(storedDraft: unknown, start: ActionValues): ActionValues | undefined {
  if (typeof storedDraft !== 'object' || storedDraft === null) return undefined
  const { kind, title, text, dueDay, repeats, weekdays, every, untilDay, isMailed }: Partial<Record<keyof ActionValues, unknown>> =
    storedDraft
  return {
    kind: oneOf(askedActionKinds, kind) ?? start.kind,
    title: isText(title) ? title : '',
    text: isText(text) ? text : '',
    dueDay: isText(dueDay) && dueDay >= addDays(start.dueDay, -1) ? dueDay : start.dueDay,
    repeats: oneOf(repetitionKinds, repeats) ?? 'once',
    weekdays: Array.isArray(weekdays) ? weekdays.filter(day => typeof day === 'number') : start.weekdays,
    every: typeof every === 'number' ? every : 1,
    untilDay: isText(untilDay) ? untilDay : '',
    isMailed: isMailed === true,
  }
}
