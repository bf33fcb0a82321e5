import { areaWords } from '#lib/words'

export const useHomeWords = areaWords('chat home', {
  it: {
    unanswered: 'Aspettano una risposta',
    seeAll: 'Tutti e {{count}}',
    allAnswered: 'Hai risposto a tutti. Chi ti scrive compare qui, con il tempo che passa.',
    unansweredFailed: 'Non riusciamo a leggere chi aspetta',
    you: 'Tu',
  },
  en: {
    unanswered: 'Waiting for an answer',
    seeAll: 'All {{count}}',
    allAnswered: 'You have answered everybody. Whoever writes to you appears here, with the time that passes.',
    unansweredFailed: 'We cannot read who is waiting',
    you: 'You',
  },
})
