import type { Reservation } from '@allenio/contract/reservations'
import { addDays, datesIn } from '@allenio/domain/days'
import { timesOfAnswer } from '@allenio/domain/reservations'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useToday } from '#shell'
import { daysPerRead, timesQuery } from './data.ts'
import { isFree, type ChoiceMode } from './times.ts'

/** Reads go on by themselves until a free time is found, but no further than so many days. */
const readsByItself = 5
const mostReads = 26

interface TimesOf {
  kindId: string
  clientId?: string | undefined
  /** Only with this host. */
  hostId: string | undefined
  mode: ChoiceMode
}

/** The times of a kind from today on, two weeks at a time: further weeks are read while there is none that is free. */
export function useTimes({ kindId, clientId, hostId, mode }: TimesOf) {
  const today = useToday()
  const [count, setCount] = useState(1)
  const reads = useQueries({
    queries: Array.from({ length: count }, (_, index) => timesQuery({ kindId, clientId, from: addDays(today, index * daysPerRead) })),
  })
  const first = reads[0]
  const all: readonly Reservation[] = reads.flatMap(({ data }) => (data ? timesOfAnswer(data) : []))
  /** The free times of days that one answer does not list. */
  const counted = new Map(reads.flatMap(({ data }) => data?.days ?? []).map(({ date, count: free }) => [date, free]))
  const times = hostId === undefined ? all : all.filter(({ host }) => host.id === hostId)
  const isLoaded = reads.every(({ data }) => data !== undefined)
  const hasFree = times.some(time => isFree(time, mode)) || [...counted.values()].some(free => free > 0)
  const isLooking = !hasFree && count < readsByItself && !reads.some(({ error }) => error)
  // a state that follows from what was read is set while rendering, as React advises
  if (isLoaded && isLooking) setCount(count + 1)
  return {
    /** As a query, for `Loaded`: the first days are what the page waits for. */
    query: {
      data: first?.data,
      error: first?.error ?? null,
      isRefetching: first?.isRefetching ?? false,
      refetch: () => Promise.all(reads.map(({ refetch }) => refetch())),
    },
    all,
    times,
    counted,
    days: datesIn({ from: today, to: addDays(today, count * daysPerRead - 1) }),
    isLooking,
    isReadingMore: !isLoaded,
    readMore: count < mostReads ? () => setCount(before => before + 1) : undefined,
  }
}

interface DayOf {
  kindId: string
  clientId: string | undefined
  day: string
  isCounted: boolean
}

/** The times of a day that has too many for an answer of several days: it is read alone. */
export function useTimesOfDay({ kindId, clientId, day, isCounted }: DayOf) {
  const { data, isLoading } = useQuery({ ...timesQuery({ kindId, clientId, from: day, days: 1 }), enabled: isCounted })
  return { times: isCounted && data ? timesOfAnswer(data) : undefined, isLoading }
}
