import { areaWords } from '#lib/words'

export const useOwnWords = areaWords('own workouts', {
  it: {
    title: 'I tuoi allenamenti',
    inAll: 'in tutto',
    workout: 'Allenamento',
    failed: 'I tuoi allenamenti non si sono caricati',
    detailFailed: 'L’allenamento non si è caricato',
    emptyTitle: 'Qui trovi quello che hai fatto',
    emptyText: 'Serie, carichi, record e i commenti di chi ti segue: compaiono appena finisci il primo allenamento.',
    toPlan: 'Vai alla scheda',
    toAll: 'Tutti gli allenamenti',
    edit: 'Modifica le serie',
    goneTitle: 'Questo allenamento non c’è più',
    goneText: 'È stato eliminato, oppure non è tra i tuoi.',
  },
  en: {
    title: 'Your workouts',
    inAll: 'in total',
    workout: 'Workout',
    failed: 'Your workouts could not be loaded',
    detailFailed: 'The workout could not be loaded',
    emptyTitle: 'Your training history',
    emptyText: 'Sets, loads, records and your {{coach}}’s comments appear here once you finish your first workout.',
    toPlan: 'Go to the plan',
    toAll: 'All workouts',
    edit: 'Edit the sets',
    goneTitle: 'This workout is gone',
    goneText: 'It was deleted, or it is not one of yours.',
  },
})
