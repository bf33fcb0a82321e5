import { IconCalendarWeek, IconLayoutColumns } from '@tabler/icons-react'
import { clientSideParts, ownHeroes } from '#areas/clients'
import { movedDaysWatches, ownWorkoutSteps } from '#areas/programs'
import type { PaletteSource, AreaExtras } from '#shell'
import { latePart, lazyPart } from '#lib/lazy-part'
import { areaWords, ranked } from '#lib/words'
import { ownWorkoutItems } from './home/own-workout.ts'
import { MovedDays } from './plan/use-plan.ts'
import { StartStep } from './player/start-step.tsx'

const TrainingHero = latePart(() => import('./home/training-hero.tsx'), 'TrainingHero')

const paletteWords = areaWords('workout palette', { it: { heading: 'Allenamento' }, en: { heading: 'Workout' } })

const ownWorkout: PaletteSource = {
  id: 'own workout',
  order: 5,
  role: 'client',
  heading: () => paletteWords.say('heading'),
  search: async (query, { today }) => ranked(await ownWorkoutItems(today), query),
  offer: { heading: () => paletteWords.say('heading'), items: ({ today }) => ownWorkoutItems(today) },
}

export const extras: AreaExtras = {
  icons: { '/floor': IconLayoutColumns },
  palette: [ownWorkout],
  fills: [
    clientSideParts.fill({
      id: 'next week',
      order: 38,
      permission: 'create workouts',
      label: { it: 'Prossimi allenamenti', en: 'Coming workouts' },
      Icon: IconCalendarWeek,
      Part: lazyPart(() => import('./desk/next-week.tsx'), 'NextWeek'),
    }),
    ownHeroes.fill({ id: 'training', order: 10, Hero: TrainingHero }),
    movedDaysWatches.fill({ id: 'training', order: 10, Watch: MovedDays }),
    ownWorkoutSteps.fill({ id: 'start', order: 10, Step: StartStep }),
  ],
}
