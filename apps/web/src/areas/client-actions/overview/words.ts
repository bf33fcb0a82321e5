import { areaWords } from '#lib/words'

export const useActionCardWords = areaWords('client-actions overview', {
  it: {
    toDo: 'Compiti',
    late_one: '{{count}} in ritardo',
    late_other: '{{count}} in ritardo',
    nothingLate: 'niente in ritardo',
    latestDone: 'Fatto: {{title}}',
    latestAnswer: '«{{answer}}»',
    startAsk: 'Una pesata a settimana',
    startAskText: 'La trova nella sua home ogni lunedì, e il peso arriva da solo.',
    startAskAction: 'Assegna',
  },
  en: {
    toDo: 'Tasks',
    late_one: '{{count}} late',
    late_other: '{{count}} late',
    nothingLate: 'nothing late',
    latestDone: 'Done: {{title}}',
    latestAnswer: '“{{answer}}”',
    startAsk: 'A weekly weigh-in',
    startAskText: 'They find it on their home page every Monday, and the weight arrives on its own.',
    startAskAction: 'Assign',
  },
})
