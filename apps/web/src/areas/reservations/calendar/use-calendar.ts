import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { addDays, dayIn, daysBetween } from '#lib/days'
import { useIsOnline } from '#lib/device'
import { readAhead } from '#lib/read-ahead'
import type { DayRange } from '#ui/calendar'
import { calendarQuery, comingQuery } from '../data.ts'

/** The days that the calendar draws. Until they are read, and without a connection, what the device has of the coming days stands in. */
export function useCalendar(range: DayRange, zone: string) {
  const cache = useQueryClient()
  const isOnline = useIsOnline()
  const coming = useQuery(comingQuery(dayIn(zone)))
  const query = useQuery(calendarQuery(range))
  const { from, to } = range
  const isRead = query.data !== undefined
  useEffect(() => {
    if (!isRead) return undefined
    const length = daysBetween(from, to) + 1
    return readAhead(() => {
      for (const days of [length, -length]) {
        void cache.prefetchQuery({ ...calendarQuery({ from: addDays(from, days), to: addDays(to, days) }), staleTime: aheadMs })
      }
    })
  }, [isRead, cache, from, to])
  const data = query.data ?? coming.data
  return {
    data,
    isLoading: query.data === undefined && query.isFetching,
    error: data ? null : query.error,
    refetch: query.refetch,
    /** The data comes from the device, and may not hold all of these days. */
    isStored: query.data === undefined && data !== undefined && !isOnline,
  }
}

const aheadMs = 60_000
