import { areaWords } from '#lib/words'

export const useFilterWords = areaWords('recipes filters', {
  it: {
    diet: 'Dieta',
    freeOf: 'Senza',
    ingredient: 'Con',
    time: 'Tempo',
    within: 'fino a {{time}}',
    kcal: 'Kcal',
    kcalTitle: 'Energia di una porzione',
    kcalHint: 'Le ricette di cui non è nota restano fuori.',
  },
  en: {
    diet: 'Diet',
    freeOf: 'Free of',
    ingredient: 'With',
    time: 'Time',
    within: 'up to {{time}}',
    kcal: 'Kcal',
    kcalTitle: 'Energy of a portion',
    kcalHint: 'Recipes for which it is not known are left out.',
  },
})
