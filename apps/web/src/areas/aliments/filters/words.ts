import { areaWords } from '#lib/words'

export const useFilterWords = areaWords('aliments filters', {
  common: ['category'],
  it: {
    freeOf: 'Senza',
    nutrient: 'Nutriente',
    chooseNutrient: 'Scegli un nutriente',
    changeNutrient: 'Cambia',
    per100g: 'Per 100 g. Gli alimenti di cui non è noto restano fuori.',
    reference: 'Simili a',
    loading: '…',
  },
  en: {
    freeOf: 'Free of',
    nutrient: 'Nutrient',
    chooseNutrient: 'Choose a nutrient',
    changeNutrient: 'Change',
    per100g: 'Per 100 g. Foods for which it is not known are left out.',
    reference: 'Similar to',
    loading: '…',
  },
})
