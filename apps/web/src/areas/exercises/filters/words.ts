import { areaWords } from '#lib/words'

export const useFilterWords = areaWords('exercises filters', {
  common: ['category', 'level'],
  it: { muscle: 'Muscolo', muscleHint: 'Tocca un muscolo, davanti o dietro', equipment: 'Attrezzo' },
  en: { muscle: 'Muscle', muscleHint: 'Tap a muscle, front or back', equipment: 'Equipment' },
})
