import { areaWords } from '#lib/words'

export const useStarterWords = areaWords('starter recipes', {
  it: {
    title: 'Ricette pronte',
    text: 'Cucina italiana di casa, con dosi e valori calcolati. Diventano tue: le cambi o le elimini come le altre.',
    all: 'Tutte quelle che non hai',
    kcal: '{{kcal}} kcal a porzione',
    minutes: '{{minutes}} min',
    vegetarian: 'vegetariana',
    taken: 'Già tra le tue',
    take_one: 'Aggiungi {{count}} ricetta',
    take_other: 'Aggiungi {{count}} ricette',
    failed: 'Le ricette pronte non si sono caricate',
  },
  en: {
    title: 'Ready recipes',
    text: 'Italian home cooking, with quantities and worked-out figures. They become yours: change or delete them like any other.',
    all: 'All those you do not have',
    kcal: '{{kcal}} kcal per portion',
    minutes: '{{minutes}} min',
    vegetarian: 'vegetarian',
    taken: 'You have it',
    take_one: 'Add {{count}} recipe',
    take_other: 'Add {{count}} recipes',
    failed: 'The ready recipes could not be loaded',
  },
})
