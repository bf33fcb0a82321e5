import type { Reminder } from '@allenio/contract/reminders'
import { addDays, clockIn, dayIn } from '@allenio/domain/days'
import { useQuery } from '@tanstack/react-query'
import type { AgendaRead, AgendaScope } from '#areas/clients'
import { useMe, useToday } from '#shell'
import { hrefTo } from '#lib/screens'
import { daysQuery, useTickedReminders, windowAround } from '../data.ts'

/**
 * The reminders of today and the coming days that are not done. What the agenda reads for its page is read here, so it is on the device.
 */
export function useReminderAgenda({ daysAhead, collaboratorId }: AgendaScope): AgendaRead {
  const today = useToday()
  const zone = useMe()?.timeZone ?? 'Europe/Rome'
  const withTicks = useTickedReminders()
  const lastDay = addDays(today, daysAhead)
  const query = useQuery(daysQuery(windowAround({ from: today, to: lastDay }, today), collaboratorId))
  const dayOf = ({ day, startsAt }: Reminder) => (startsAt === null ? day : dayIn(zone, startsAt))
  const entries = (query.data?.reminders ?? [])
    .map(withTicks)
    .filter(({ tick }) => tick === null)
    // a reminder that lasts for days stands on the first that is not over
    .map(reminder => ({ reminder, day: dayOf(reminder) < today && reminder.lastDay >= today ? today : dayOf(reminder) }))
    .filter(({ day }) => day >= today && day <= lastDay)
    .map(({ reminder, day }) => ({
      id: `${reminder.id}/${reminder.day}`,
      day,
      ...(reminder.startsAt !== null && dayOf(reminder) === day && { time: clockIn(zone, Date.parse(reminder.startsAt)) }),
      client: reminder.client,
      text: reminder.title,
      href: hrefTo('/reminders', { search: { day: reminder.day, reminder: reminder.id } }),
    }))
  return {
    ...query,
    hasMore: false,
    isLoadingMore: false,
    loadMore: () => undefined,
    data: query.data && {
      entries,
      counts: [...Map.groupBy(entries, ({ day }) => day)].map(([day, ofDay]) => ({ day, count: ofDay.length })),
    },
  }
}
