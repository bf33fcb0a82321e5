import { areaWords } from '#lib/words'

export const useImportWords = areaWords('meal plan import', {
  it: {
    import: 'Importa',
    importPlace: 'I giorni si aggiungono in fondo. I pasti vanno nel giorno aperto, al posto di quelli con lo stesso titolo.',
    planKind: 'Quali piani',
    libraryPlans: 'Libreria',
    clientPlans: 'Per un {{client}}',
    searchPlan: 'Cerca un piano',
    plansFailed: 'I piani non si sono caricati',
    noPlans: 'Nessun altro piano',
    otherPlan: 'Un altro piano',
    wholeDay: 'Tutto il giorno',
    dayCount_one: '{{count}} giorno',
    dayCount_other: '{{count}} giorni',
    dayNeeded: 'Devi aggiungere un giorno al piano alimentare prima di aggiungere un pasto.',
    mealRoom_zero: 'Il pasto è pieno: non c’è posto per altre righe.',
    mealRoom_one: 'Nel pasto c’è posto ancora per una riga. Togli la spunta alle altre.',
    mealRoom_other: 'Nel pasto c’è posto ancora per {{count}} righe. Togli la spunta a qualche riga.',
    mealsReplaced_one: '{{day}}: si sostituisce {{meals}}.',
    mealsReplaced_other: '{{day}}: si sostituiscono {{meals}}.',
    mealsAppended_one: '{{day}}: si aggiunge in fondo {{meals}}.',
    mealsAppended_other: '{{day}}: si aggiungono in fondo {{meals}}.',
    daysAppended_one: 'Si aggiunge in fondo un giorno: {{days}}.',
    daysAppended_other: 'Si aggiungono in fondo {{count}} giorni: {{days}}.',
  },
  en: async () => (await import('../words/en.ts')).imports,
})
