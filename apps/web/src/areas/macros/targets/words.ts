import { areaWords } from '#lib/words'

export const useTargetWords = areaWords('macros targets', {
  it: {
    'every day': 'Tutti i giorni',
    training: 'Allenamento',
    rest: 'Riposo',
    unnamed: 'Tipo {{number}}',
    weightNeeded: 'I grammi dipendono dal peso.',
    fiber: 'Fibre {{amount}} g',
    water: 'Acqua {{amount}} l',
    perKg: '{{amount}} g/kg',
    ofRest: 'resto',
    unit_percent: '% delle kcal',
    unit_grams: 'grammi',
    'unit_grams per kg': 'g per kg',
  },
  en: {
    'every day': 'Every day',
    training: 'Training',
    rest: 'Rest',
    unnamed: 'Type {{number}}',
    weightNeeded: 'The grams depend on the weight.',
    fiber: 'Fibre {{amount}} g',
    water: 'Water {{amount}} l',
    perKg: '{{amount}} g/kg',
    ofRest: 'rest',
    unit_percent: '% of kcal',
    unit_grams: 'grams',
    'unit_grams per kg': 'g per kg',
  },
})
