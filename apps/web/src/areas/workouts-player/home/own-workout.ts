import { IconPlayerPlay } from '@tabler/icons-react'
import { listStoredWorkouts, loadTraining } from '#areas/workouts'
import type { PaletteItem } from '#shell'
import { heroState } from './hero-state.ts'
import { useHomeWords } from './words.ts'
import { playerHref } from '../player/address.ts'

/** The workout that is under way, or those of today, from the device: also without a network. */
export async function ownWorkoutItems(today: string): Promise<readonly PaletteItem[]> {
  const [stored, workouts] = await Promise.all([loadTraining(null), listStoredWorkouts()])
  const state = heroState({ training: stored?.training, workouts: workouts.filter(({ clientId }) => clientId === null), today })
  const t = useHomeWords.say
  const keywords = [t('start'), t('resume')].join(' ')
  const itemOf = (name: string, hint: string, href: string): PaletteItem => ({
    id: `own workout ${href}`,
    label: `${hint}: ${name}`,
    keywords,
    icon: IconPlayerPlay,
    href,
  })
  switch (state.kind) {
    case 'open': {
      const { id, name } = state.workout.state.workout
      return [itemOf(name || t('free'), t('resume'), playerHref({ id }))]
    }
    case 'due':
      return state.workouts.map(({ id, name, day }) =>
        itemOf(name || t('day', { number: day.dayNumber }), t('start'), playerHref({ day: day.dayId, workout: id })),
      )
    default:
      return []
  }
}
