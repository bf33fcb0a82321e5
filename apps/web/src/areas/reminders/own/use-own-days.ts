import { completeOwnAction } from '@allenio/contract/client-actions'
import { addDays } from '@allenio/domain/days'
import { useQuery } from '@tanstack/react-query'
import { useMe, useToday } from '#shell'
import { useFormats } from '#lib/formats'
import { useWaitingWrites } from '#lib/offline'
import { daysQuery, windowAround } from '../data.ts'
import { ownDays, taskKey } from './days.ts'
import { useOwnWords } from './words.ts'

const daysAhead = 14

/** The client's days of two weeks, which are read from the device without a connection. */
export function useOwnDays() {
  const today = useToday()
  const zone = useMe()?.timeZone ?? 'Europe/Rome'
  const lastDay = addDays(today, daysAhead)
  const query = useQuery(daysQuery(windowAround({ from: today, to: lastDay }, today)))
  const sentLater = new Set(useWaitingWrites(completeOwnAction).map(({ input }) => taskKey(input)))
  return { ...query, data: query.data && ownDays(query.data, { today, lastDay, zone, sentLater }) }
}

/** 'Oggi', 'Domani', 'martedì 1 dic 2026'. */
export function useDayName(): (day: string) => string {
  const t = useOwnWords()
  const { day: dayText, weekday } = useFormats()
  const today = useToday()
  return day => (day === today ? t('today') : day === addDays(today, 1) ? t('tomorrow') : `${weekday(day)} ${dayText(day)}`)
}
