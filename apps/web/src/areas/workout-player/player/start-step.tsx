import { IconPlayerPlay } from '@tabler/icons-react'
import type { OwnWorkoutPlace } from '#areas/programs'
import { areaWords } from '#lib/words'
import { ButtonLink } from '#ui/button'
import { playerHref } from './address.ts'

const useStartWords = areaWords('workout start', {
  it: { start: 'Inizia', startOf: 'Inizia: {{name}}' },
  en: { start: 'Start', startOf: 'Start: {{name}}' },
})

/** Any day of the plan can be trained, also one that was missed. */
export function StartStep({ dayId, workoutId, name, isToday }: OwnWorkoutPlace) {
  const t = useStartWords()
  return (
    <ButtonLink
      kind={isToday ? 'primary' : 'secondary'}
      icon={IconPlayerPlay}
      aria-label={t('startOf', { name })}
      href={playerHref({ day: dayId, workout: workoutId })}>
      {t('start')}
    </ButtonLink>
  )
}
