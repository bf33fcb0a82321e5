import { IconPlayerPlay, IconPlayerSkipForward, IconRepeat } from '@tabler/icons-react'
import type { OwnWorkoutPlace } from '#areas/programs'
import { useToday } from '#shell'
import { useFormats } from '#lib/formats'
import { areaWords } from '#lib/words'
import { Badge } from '#ui/badge'
import { ButtonLink } from '#ui/button'
import { useOwnTraining, useOwnWorkouts } from '../plan/use-plan.ts'
import { playerHref } from './address.ts'

const useStartWords = areaWords('workout start', {
  it: {
    start: 'Inizia',
    startOf: 'Inizia: {{name}}',
    resume: 'Riprendi',
    resumeOf: 'Riprendi: {{name}}',
    again: 'Ripeti',
    againOf: 'Ripeti: {{name}}',
    done: 'Fatta',
    missed: 'Saltata',
  },
  en: {
    start: 'Start',
    startOf: 'Start: {{name}}',
    resume: 'Resume',
    resumeOf: 'Resume: {{name}}',
    again: 'Repeat',
    againOf: 'Repeat: {{name}}',
    done: 'Done',
    missed: 'Missed',
  },
})

/** Any day of the plan can be trained, also one that was missed, or done before. */
export function StartStep({ dayId, workoutId, releaseId, name, isToday }: OwnWorkoutPlace) {
  const t = useStartWords()
  const { day: formatDay } = useFormats()
  const today = useToday()
  const { stored } = useOwnTraining()
  const days = stored?.training.assignments.flatMap(each => each.days) ?? []
  const { trainedOn = null, date = null } = days.find(each => each.dayId === dayId) ?? {}
  const isDone = trainedOn !== null
  const open = useOwnWorkouts()
    ?.map(each => each.state.workout)
    .find(each => each.state === 'under way' && each.dayId === dayId && each.plannedWorkoutId === workoutId)
  return (
    <>
      {open ? (
        <ButtonLink kind="primary" icon={IconPlayerPlay} aria-label={t('resumeOf', { name })} href={playerHref({ id: open.id })}>
          {t('resume')}
        </ButtonLink>
      ) : (
        <ButtonLink
          kind={isDone ? 'quiet' : isToday ? 'primary' : 'secondary'}
          icon={isDone ? IconRepeat : IconPlayerPlay}
          aria-label={t(isDone ? 'againOf' : 'startOf', { name })}
          href={playerHref({ day: dayId, workout: workoutId, release: releaseId })}>
          {t(isDone ? 'again' : 'start')}
        </ButtonLink>
      )}
      {isDone ? (
        <Badge status="done">{`${t('done')} ${formatDay(trainedOn)}`}</Badge>
      ) : (
        !open && date !== null && date < today && <Badge icon={IconPlayerSkipForward}>{t('missed')}</Badge>
      )}
    </>
  )
}
