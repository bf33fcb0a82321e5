import { areaWords } from '#lib/words'

export const useFilterWords = areaWords('exercises filters', {
  it: {
    muscle: 'Muscolo',
    muscleHint: 'Tocca un muscolo, davanti o dietro',
    equipment: 'Attrezzo',
    category: 'Categoria',
    level: 'Livello',
    tag: 'Etichetta',
  },
  en: {
    muscle: 'Muscle',
    muscleHint: 'Press a muscle, front or back',
    equipment: 'Equipment',
    category: 'Category',
    level: 'Level',
    tag: 'Tag',
  },
})
