import type { LateExtras, PaletteSource } from '#shell'
import { areaWords, ranked } from '#lib/words'

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

export const lateExtras: LateExtras = { palette: [ownWorkout] }
