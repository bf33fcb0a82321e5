import { areaWords } from '#lib/words'

export const useNearWords = areaWords('progress near', {
  it: {
    sameDay: 'lo stesso giorno',
    before_one: '{{count}} giorno prima',
    before_other: '{{count}} giorni prima',
    after_one: '{{count}} giorno dopo',
    after_other: '{{count}} giorni dopo',
    none: 'nessuna foto',
    photoOf: '{{pose}}, {{day}}',
  },
  en: {
    sameDay: 'the same day',
    before_one: '{{count}} day before',
    before_other: '{{count}} days before',
    after_one: '{{count}} day after',
    after_other: '{{count}} days after',
    none: 'no photo',
    photoOf: '{{pose}}, {{day}}',
  },
})
