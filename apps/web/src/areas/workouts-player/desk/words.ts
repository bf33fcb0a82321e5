import { areaWords } from '#lib/words'

export const useNextWeekWords = areaWords('next week of training', {
  it: {
    title: 'Prossimi allenamenti',
    failed: 'Non riusciamo a leggere i prossimi allenamenti',
    nothing: 'Nei prossimi giorni non è previsto niente.',
    programs: 'Programmi',
    inOrder: 'Settimana {{week}}',
    exercise: 'Esercizio',
    next: 'Prossima',
    last: 'Ultima',
  },
  en: {
    title: 'Coming workouts',
    failed: 'The coming workouts could not be loaded',
    nothing: 'Nothing is planned for the coming days.',
    programs: 'Programs',
    inOrder: 'Week {{week}}',
    exercise: 'Exercise',
    next: 'Next',
    last: 'Last',
  },
})
