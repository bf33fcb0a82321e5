import type { Training } from '@allenio/contract/workouts'
import { useQuery } from '@tanstack/react-query'
import { useEffectEvent, useEffect } from 'react'
import { refreshWorkout, type StoredWorkout } from '#areas/workouts'
import { clientQuery } from '#areas/clients'
import { isGone } from '#lib/api'
import { isOnline } from '#lib/device'
import { onRealtimeOpen, useRealtime } from '#lib/realtime'
import { tabId } from '#lib/session'
import { useStoredWorkouts, useTraining } from '../plan/use-plan.ts'
import { ColumnFrame } from './column-frame.tsx'
import { ColumnStart } from './column-start.tsx'
import { ColumnWorkout } from './column-workout.tsx'
import type { FloorChange, FloorColumn } from './floor-columns.ts'

export interface ColumnProps {
  column: FloorColumn
  /** The number of the column, from 1. */
  number: number
  count: number
  isOpen: boolean
  /** The one that hears the keys. */
  isActive: boolean
  change: (change: FloorChange) => void
  /** Tells whether the workout that the column shows is over. */
  onOver: (isOver: boolean) => void
}

/** One person of the floor: what they do now, or what they may begin. */
export function Column(props: ColumnProps) {
  const { column } = props
  const { stored: plan, error, refresh } = useTraining(column.id)
  const workouts = useStoredWorkouts(column.id)
  const { data: client } = useQuery(clientQuery(column.id))
  useOthersNews(refresh)
  useEndElsewhere(plan?.training, workouts)
  const isTaken = isGone(error)
  const workout = workouts && workoutOf(workouts, column)
  const common = { ...props, client, isTaken }
  useTellOver(workout?.state.workout.state === 'finished', props.onOver)
  if (workout) return <ColumnWorkout key={workout.state.workout.id} {...common} workout={workout} training={plan?.training} />
  return (
    <ColumnFrame {...common}>
      <ColumnStart
        column={column}
        plan={plan}
        workouts={workouts}
        client={client}
        isFailed={error !== undefined}
        onRetry={() => void refresh()}
      />
    </ColumnFrame>
  )
}

function useTellOver(isOver: boolean, onOver: (isOver: boolean) => void): void {
  const tell = useEffectEvent(onOver)
  useEffect(() => tell(isOver), [isOver])
}

const startOf = ({ state }: StoredWorkout) => Date.parse(state.workout.startedAt)

/** The one under way; else the one that was finished here last, until the column is done with it. */
function workoutOf(workouts: readonly StoredWorkout[], { closedWorkoutId }: FloorColumn): StoredWorkout | undefined {
  const latest = workouts.filter(({ state }) => state.workout.state !== 'discarded').toSorted((one, other) => startOf(other) - startOf(one))
  const underWay = latest.find(({ state }) => state.workout.state === 'under way')
  const [last] = latest
  const isRecent = last && Date.now() - startOf(last) < recentMs && last.state.workout.id !== closedWorkoutId
  return underWay ?? (isRecent ? last : undefined)
}

const recentMs = 6 * 3_600_000

/** A colleague, or the client, trains on another device: the plan on this one brings what they did. */
function useOthersNews(refresh: () => Promise<void>): void {
  useRealtime('changed', ({ things, tabs }) => {
    if (tabs.every(tab => tab === tabId)) return
    if (things.some(thing => thing === 'completed workout' || thing === 'training')) void refresh()
  })
  const refreshLatest = useEffectEvent(() => void refresh())
  useEffect(() => onRealtimeOpen(() => refreshLatest()), [])
}

/** A workout that is open here, and not for the server, was ended on another device. */
function useEndElsewhere(training: Training | undefined, workouts: readonly StoredWorkout[] | undefined): void {
  const askForEnds = useEffectEvent(() => {
    const openIds = training?.underWay.map(({ workout }) => workout.id) ?? []
    for (const stored of workouts ?? []) {
      const { id, state } = stored.state.workout
      const { clientId, sent } = stored
      if (state === 'under way' && sent.size > 0 && !openIds.includes(id)) refreshWorkout({ id, clientId }).catch(() => undefined)
    }
  })
  const isRead = workouts !== undefined
  useEffect(() => {
    if (training && isRead && isOnline()) askForEnds()
  }, [training, isRead])
}
