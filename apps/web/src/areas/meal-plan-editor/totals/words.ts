import { areaWords } from '#lib/words'

export const useTotalWords = areaWords('meal plan totals', {
  it: {
    totals: 'Totali del giorno',
    ofKcal: '/ {{kcal}} kcal',
    atLeast: 'almeno',
    onTarget: 'nel target',
    closeAbove: 'nel target, {{kcal}} kcal in più',
    closeBelow: 'nel target, {{kcal}} kcal in meno',
    above: '{{kcal}} kcal in più',
    below: '{{kcal}} kcal in meno',
    noTarget: 'Nessun obiettivo',
    setTarget: 'Imposta',
    range: '{{least}}–{{most}} con le alternative',
    mean: 'media dei giorni {{kcal}}',
    meanGrams: 'media {{grams}} g',
    lacking: 'Che cosa manca',
    freeMeal: 'Non giudicato: un pasto libero senza stima.',
    kcalUnknown: 'Energia non nota di:',
    rowsUnknown_one: '{{count}} riga senza alimento o senza valori',
    rowsUnknown_other: '{{count}} righe senza alimento o senza valori',
    freeMeals: 'Pasti liberi senza stima: {{meals}}',
    fiber: 'Fibra',
    perKg: '{{grams}} g/kg',
    openTotals: 'Apri i totali',
  },
  en: async () => (await import('../words/en.ts')).totals,
})
