import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { resumeFilms, type StoredWorkout } from '#areas/workouts'
import { goTo, useToday } from '#shell'
import { whenSettled } from '#lib/build'
import { isOnline } from '#lib/device'
import { ErrorState } from '#ui/error-state'
import { SkeletonPage } from '#ui/skeleton'
import { findPlannedWorkout } from '../plan/planned-workouts.ts'
import { useStoredWorkouts, useTraining } from '../plan/use-plan.ts'
import { parsePlayerPlace, type PlayerPlace, playerHref } from './address.ts'
import { begin } from './begin.ts'
import { GoneWorkout } from './gone-workout.tsx'
import { MissingWorkout } from './missing-workout.tsx'
import { OpenQuestion } from './open-question.tsx'
import { WorkoutChoice } from './workout-choice.tsx'
import { Player } from './player.tsx'
import { usePlayerWords, useWorkoutNames } from './words.ts'

/** The player, which answers: what do I do now? It continues where the client was, also without a network. */
export function Page() {
  const t = usePlayerWords()
  const place = useSearch({ strict: false, select: (search): PlayerPlace => parsePlayerPlace({ ...search }), structuralSharing: true })
  const { stored: plan, error, refresh } = useTraining(null)
  const workouts = useStoredWorkouts(null)
  const training = plan?.training
  // a device without room stores nothing, so the workout only exists in this page
  const [begun, setBegun] = useState<StoredWorkout>()
  useEffect(() => whenSettled(() => isOnline() && void resumeFilms().catch(() => undefined)), [])
  if (workouts === undefined || (plan === undefined && place.id === undefined)) return <SkeletonPage />
  const open = workouts.filter(({ state }) => state.workout.state === 'under way').toSorted(byStart)[0]
  // the plan is only searched for a new workout, because it has many days
  const planned = training && place.day !== undefined ? findPlannedWorkout(training, { day: place.day, workout: place.workout }) : undefined
  const asksForNew = planned !== undefined || place.free === 'yes'
  const isAskedOpen = open !== undefined && planned?.id === open.state.workout.plannedWorkoutId
  const named =
    place.id === undefined ? undefined : (workouts.find(isNamed(place.id)) ?? (begun && isNamed(place.id)(begun) ? begun : undefined))
  const visibleWorkout = named ?? (place.id === undefined && (!asksForNew || isAskedOpen) ? open : undefined)
  if (visibleWorkout && visibleWorkout.state.workout.state !== 'discarded') {
    const { id } = visibleWorkout.state.workout
    return (
      <>
        <Address id={id} />
        <Player key={id} workout={visibleWorkout} training={training} isEditAsked={place.edit === 'yes'} />
      </>
    )
  }
  if (place.id !== undefined) return named ? <GoneWorkout /> : <MissingWorkout key={place.id} id={place.id} onLoaded={setBegun} />
  if (open) return <OpenQuestion workout={open} training={training} />
  if (asksForNew && training && (planned || training.settings.mayClientsTrainFreely)) {
    const isBehind = place.release !== undefined && planned?.assignment.releaseId !== place.release
    return <Beginning place={place} training={training} onBegun={setBegun} refresh={isBehind ? refresh : undefined} />
  }
  if (!training && error !== undefined)
    return <ErrorState large title={t('failedTitle')} text={t('failedText')} onRetry={() => void refresh()} />
  return <WorkoutChoice training={training} workouts={workouts} onMoved={() => void refresh()} />
}

const isNamed = (id: string) => (workout: StoredWorkout) => workout.state.workout.id === id

const byStart = (one: StoredWorkout, other: StoredWorkout): number =>
  Date.parse(other.state.workout.startedAt) - Date.parse(one.state.workout.startedAt)

/** Puts the workout into the address, so that a reload finds it and begins no second one. */
function Address({ id }: { id: string }) {
  useEffect(() => goTo(playerHref({ id }), { replace: true }), [id])
  return null
}

interface BeginningProps {
  place: PlayerPlace
  training: NonNullable<Parameters<typeof begin>[0]['training']>
  onBegun: (workout: StoredWorkout) => void
  /** Loads the release that the page before has shown, if the device does not have it yet. */
  refresh: (() => Promise<void>) | undefined
}

/** The longest wait for a network that does not answer. */
const refreshedWithinMs = 3_000

function Beginning({ place, training, onBegun, refresh }: BeginningProps) {
  const [hasWaited, setWaited] = useState(false)
  useEffect(() => {
    if (!refresh || hasWaited) return undefined
    const timer = setTimeout(() => setWaited(true), refreshedWithinMs)
    // the first answer may have been sent before the release was made
    void refresh()
      .then(refresh)
      .then(() => setWaited(true))
    return () => clearTimeout(timer)
  }, [refresh, hasWaited])
  return refresh && !hasWaited ? <SkeletonPage /> : <NewWorkout place={place} training={training} onBegun={onBegun} />
}

function NewWorkout({ place, training, onBegun }: Omit<BeginningProps, 'refresh'>) {
  const today = useToday()
  const nameOf = useWorkoutNames()
  useEffect(() => {
    const planned = findPlannedWorkout(training, { day: place.day, workout: place.workout })
    beginOnce({ planned, training, name: nameOf(planned), today }).then(
      workout => {
        onBegun(workout)
        goTo(playerHref({ id: workout.state.workout.id }), { replace: true })
      },
      () => undefined,
    )
    // the workout begins once, however the plan changes meanwhile
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return <SkeletonPage />
}

let beginning: ReturnType<typeof begin> | undefined

/** Begins one workout even if React renders the page twice. */
const beginOnce = (...args: Parameters<typeof begin>) =>
  (beginning ??= begin(...args).finally(() => {
    beginning = undefined
  }))
