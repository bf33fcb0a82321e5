import { areaWords } from '#lib/words'

export const useOwnWords = areaWords('own visits', {
  it: {
    title: 'Le tue visite',
    visitOn: 'Visita del {{day}}',
    compared: 'Confronto con la visita del {{day}}',
    note: 'Per te, da chi ti segue',
    next: 'Prossima visita: {{weekday}} {{day}}',
    pdf: 'PDF',
    before: 'Visite precedenti',
    failed: 'Le visite non si sono caricate',
    detailFailed: 'La visita non si è caricata',
    goneTitle: 'Questa visita non si può più leggere',
    goneText: 'Chi ti segue non la condivide più.',
    emptyTitle: 'Ancora nessuna visita',
    emptyText: 'Dopo una visita trovi qui i tuoi valori, che cosa è cambiato e che cosa ti scrive chi ti segue.',
  },
  en: {
    title: 'Your visits',
    visitOn: 'Visit of {{day}}',
    compared: 'Compared with the visit of {{day}}',
    note: 'For you, from your professional',
    next: 'Next visit: {{weekday}} {{day}}',
    pdf: 'PDF',
    before: 'Earlier visits',
    failed: 'The visits could not be loaded',
    detailFailed: 'The visit could not be loaded',
    goneTitle: 'This visit cannot be read any more',
    goneText: 'Your professional no longer shares it.',
    emptyTitle: 'No visit yet',
    emptyText: 'After a visit you find your values here, what has changed, and what your professional writes to you.',
  },
})
