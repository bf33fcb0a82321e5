import type { Input } from '@allenio/contract'
import {
  deleteReminder,
  getAgendaSettings,
  getReminder,
  listReminders,
  saveAgendaSettings,
  tickReminder,
  undeleteReminder,
  updateReminder,
  type Reminder,
  type ReminderState,
} from '@allenio/contract/reminders'
import { addDays, mondayOf } from '@allenio/domain/days'
import { useQuery } from '@tanstack/react-query'
import { changeAnswer, changeRow, getAppCache, keyOf, listQuery, read, reportCallError, useCall } from '#lib/api'
import { sendOrKeep, useWaitingWrites } from '#lib/offline'
import { useDelete } from '#ui/deletion'

export interface Days {
  from: string
  to: string
}

const storedDays = 21

/** Days near today are read together, so that the next two weeks open without a connection. */
export function windowAround({ from, to }: Days, today: string): Days {
  const near = { from: mondayOf(today), to: addDays(mondayOf(today), storedDays - 1) }
  return from >= near.from && to <= near.to ? near : { from, to }
}

export const daysQuery = ({ from, to }: Days, collaboratorId?: string) =>
  read(listReminders, { from, to, ...(collaboratorId !== undefined && { collaboratorId }) }, { isStored: true, quiet: true })

export const reminderQuery = (id: string, day: string | undefined) =>
  read(getReminder, { id, ...(day !== undefined && { day }) }, { quiet: true })

interface ReminderFilters {
  state: ReminderState
  search?: string | undefined
  collaboratorId: string | undefined
}

export const remindersQuery = ({ state, search, collaboratorId }: ReminderFilters) =>
  listQuery(
    listReminders,
    { state, ...(search !== undefined && { search }), ...(collaboratorId !== undefined && { collaboratorId }) },
    { rows: ({ reminders }) => reminders, quiet: true },
  )

export const settingsQuery = () => read(getAgendaSettings, {}, { isStored: true, quiet: true })

export const useSaveLayers = () =>
  useCall(saveAgendaSettings, {
    optimistic: (cache, { hiddenLayers }) =>
      changeAnswer(cache, getAgendaSettings, {}, settings => ({ ...settings, hiddenLayers: [...hiddenLayers] })),
    inTurn: 'agenda layers',
  })

type Tick = Input<typeof tickReminder>

/** A reminder with the ticks that this device has not sent yet. */
function withTick(reminder: Reminder, { day, itemId = null, isDone }: Tick): Reminder {
  if (reminder.day !== day) return reminder
  const mark = isDone ? { by: null, at: new Date().toISOString() } : null
  if (itemId === null) return { ...reminder, tick: isDone ? (reminder.tick ?? mark) : null, isOverdue: reminder.isOverdue && !isDone }
  const items = reminder.items.map(item => (item.id === itemId ? { ...item, tick: isDone ? (item.tick ?? mark) : null } : item))
  const isWhole = items.every(item => item.tick !== null)
  return { ...reminder, items, tick: isWhole ? (reminder.tick ?? mark) : isDone ? reminder.tick : null }
}

/** Shows reminders as they are with what waits in the outbox. */
export function useTickedReminders(): <R extends Reminder>(reminder: R) => R {
  const waiting = useWaitingWrites(tickReminder)
  return reminder => {
    const ownTicks = waiting.filter(({ input }) => input.id === reminder.id)
    return ownTicks.length === 0
      ? reminder
      : { ...reminder, ...ownTicks.reduce((row, { input }) => withTick(row, input), reminder as Reminder) }
  }
}

/** Ticks at once, and by the outbox where there is no connection. The ticks of one reminder are sent in their order. */
export function tick(
  { id, title, day }: Pick<Reminder, 'id' | 'title' | 'day'>,
  { itemId, isDone }: { itemId?: string; isDone: boolean },
): void {
  const input = { id, day, itemId: itemId ?? null, isDone }
  void sendOrKeep(tickReminder, input, { title, lane: `reminder ${id}` })
    .then(outcome => {
      if (outcome.state === 'refused') reportCallError(outcome.error)
    })
    .catch(reportCallError)
}

export const useDeleteReminder = (words: { deleted: string; restored: string }) =>
  useDelete({
    from: (cache, { id }: Pick<Reminder, 'id'>) => changeRow(cache, listReminders, { id, change: () => undefined }),
    remove: deleteReminder,
    restore: undeleteReminder,
    input: ({ id }) => ({ id }),
    words: () => words,
  })

export const useUpdateReminder = () => useCall(updateReminder, { refetchesOnError: true })

/** All fields of a reminder as the call that changes it takes them. */
export const fieldsOf = (reminder: Reminder): Input<typeof updateReminder> => ({
  id: reminder.id,
  title: reminder.title,
  text: reminder.text,
  color: reminder.color,
  ...reminder.first,
  timeZone: reminder.timeZone,
  repetition: reminder.repetition,
  untilDay: reminder.untilDay,
  items: reminder.items.map(({ id, text }, at) => ({ id, text, deadline: reminder.firstDeadlines[at] ?? null })),
  alerts: reminder.alerts,
  roles: reminder.roles,
  onlyMe: reminder.onlyMe,
  clientId: reminder.client?.id ?? null,
  groupIds: reminder.groups.map(({ id }) => id),
})

export const useReminderDetail = (id: string, day: string | undefined) => useQuery(reminderQuery(id, day))

/** The occurrence as a list has it, shown until the detail is read, and without a connection. */
export function findListed(id: string, day: string | undefined): Reminder | undefined {
  const answers = getAppCache()?.getQueriesData<{ reminders?: readonly Reminder[] }>({ queryKey: keyOf(listReminders) }) ?? []
  for (const [, answer] of answers) {
    const found = Array.isArray(answer?.reminders)
      ? answer.reminders.find(each => each.id === id && (day === undefined || each.day === day))
      : undefined
    if (found) return found
  }
  return undefined
}
