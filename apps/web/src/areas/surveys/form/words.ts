import { areaWords } from '#lib/words'

export const useFormWords = areaWords('surveys form', {
  common: ['name', 'type'],
  it: {
    title: 'Nuovo questionario',
    create: 'Crea e scrivi le domande',
    nameHint: 'Check-in della settimana',
    beginning: 'Da dove parti',
    empty: 'Vuoto',
    emptyText: 'Una pagina con una domanda da scrivere',
  },
  en: {
    title: 'New survey',
    create: 'Create and write the questions',
    nameHint: 'Weekly check-in',
    beginning: 'Where to start',
    empty: 'Empty',
    emptyText: 'One page with a question for you to write',
  },
})
