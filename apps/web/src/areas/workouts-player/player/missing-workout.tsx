import { useEffect, useEffectEvent, useState } from 'react'
import { refreshWorkout, type StoredWorkout } from '#areas/workouts'
import { isGone } from '#lib/api'
import { useIsOnline } from '#lib/device'
import { EmptyState } from '#ui/empty-state'
import { ErrorState } from '#ui/error-state'
import { FirstStepsPicture } from '#ui/illustrations'
import { SkeletonPage } from '#ui/skeleton'
import { GoneWorkout, HomeLink } from './gone-workout.tsx'
import { usePlayerWords } from './words.ts'

interface MissingWorkoutProps {
  id: string
  onLoaded: (workout: StoredWorkout) => void
}

/** A workout that was done on another device, or long ago, is asked for before it opens. */
export function MissingWorkout({ id, onLoaded }: MissingWorkoutProps) {
  const t = usePlayerWords()
  const isOnline = useIsOnline()
  const [error, setError] = useState<unknown>()
  const load = useEffectEvent(() => void refreshWorkout({ id, clientId: null }).then(onLoaded, setError))
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (isOnline) load()
  }, [id, isOnline, tries])
  const retry = () => {
    setError(undefined)
    setTries(tries + 1)
  }
  if (isGone(error)) return <GoneWorkout />
  if (!isOnline)
    return <EmptyState large picture={<FirstStepsPicture />} title={t('missingTitle')} text={t('missingText')} action={<HomeLink />} />
  if (error === undefined) return <SkeletonPage />
  return <ErrorState large title={t('notLoadedTitle')} text={t('notLoadedText')} onRetry={retry} />
}
