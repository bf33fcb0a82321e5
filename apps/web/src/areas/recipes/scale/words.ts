import { areaWords } from '#lib/words'

export const useScaleWords = areaWords('recipes scale', {
  it: {
    title: 'Scala la ricetta',
    text: 'Le quantità cambiano tutte in proporzione.',
    by: 'Scala per',
    portions: 'Porzioni',
    grams: 'Peso',
    kcal: 'Calorie',
    portionsLabel: 'Porzioni',
    gramsLabel: 'Peso di tutta la ricetta',
    kcalLabel: 'Energia di una porzione',
    preview: 'Tutte le quantità × {{factor}}',
    tooFar: 'Scrivi un numero sopra lo zero, al massimo {{max}} volte quello di adesso.',
    scale: 'Scala',
    scaled: 'Quantità cambiate',
  },
  en: {
    title: 'Scale the recipe',
    text: 'All quantities change in proportion.',
    by: 'Scale by',
    portions: 'Portions',
    grams: 'Weight',
    kcal: 'Energy',
    portionsLabel: 'Portions',
    gramsLabel: 'Weight of the whole recipe',
    kcalLabel: 'Energy of a portion',
    preview: 'All quantities × {{factor}}',
    tooFar: 'Enter a number above zero, at most {{max}} times the current one.',
    scale: 'Scale',
    scaled: 'Quantities changed',
  },
})
