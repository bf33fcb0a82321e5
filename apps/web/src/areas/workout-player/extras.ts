import { IconLayoutColumns } from '@tabler/icons-react'
import { ownHeroes } from '#areas/clients'
import { movedDaysWatches, ownWorkoutSteps } from '#areas/programs'
import type { PaletteSource, AreaExtras } from '#shell'
import { areaWords, ranked } from '#lib/words'
import { lazyPart } from '#lib/lazy-part'

const MovedDays = lazyPart(() => import('./plan/moved-days.tsx'), 'MovedDays', null)
const StartStep = lazyPart(() => import('./player/start-step.tsx'), 'StartStep', null)
const TrainingHero = lazyPart(() => import('./home/training-hero.tsx'), 'TrainingHero', null)

const paletteWords = areaWords('workout palette', { it: { heading: 'Allenamento' }, en: { heading: 'Workout' } })

// not in the folder 'palette', whose files come to every idle page
const readItems = async (today: string) => (await import('./home/own-workout.ts')).ownWorkoutItems(today)

const ownWorkout: PaletteSource = {
  id: 'own workout',
  order: 5,
  role: 'client',
  heading: () => paletteWords.say('heading'),
  search: async (query, { today }) => ranked(await readItems(today), query),
  offer: { heading: () => paletteWords.say('heading'), items: ({ today }) => readItems(today) },
}

export const extras: AreaExtras = {
  icons: { '/floor': IconLayoutColumns },
  palette: [ownWorkout],
  fills: [
    ownHeroes.fill({ id: 'training', order: 10, Hero: TrainingHero }),
    movedDaysWatches.fill({ id: 'training', order: 10, Watch: MovedDays }),
    ownWorkoutSteps.fill({ id: 'start', order: 10, Step: StartStep }),
  ],
}
