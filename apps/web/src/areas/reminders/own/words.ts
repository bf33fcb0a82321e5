import { areaWords } from '#lib/words'

export const useOwnWords = areaWords('own days', {
  it: {
    title: 'Agenda',
    failed: 'I tuoi giorni non si sono caricati',
    late: 'In ritardo',
    today: 'Oggi',
    tomorrow: 'Domani',
    free: 'Niente per oggi.',
    emptyTitle: 'Nessun impegno in vista',
    emptyText: 'Qui trovi compiti, check-in e allenamenti dei prossimi giorni.',
    done: 'Fatto',
    doneSaid: 'Fatto',
    tooLate: 'Era già stato inviato.',
    markDone: 'Segna «{{title}}» come fatto',
  },
  en: {
    title: 'Agenda',
    failed: 'Your days could not be loaded',
    late: 'Overdue',
    today: 'Today',
    tomorrow: 'Tomorrow',
    free: 'Nothing for today.',
    emptyTitle: 'Nothing in sight',
    emptyText: 'Here you find tasks, check-ins and workouts of the coming days.',
    done: 'Done',
    doneSaid: 'Done',
    tooLate: 'It had been sent already.',
    markDone: 'Mark “{{title}}” as done',
  },
})
