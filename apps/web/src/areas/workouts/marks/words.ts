import { areaWords } from '#lib/words'

export const useMarkWords = areaWords('workout marks', {
  it: {
    workout: 'Allenamento',
    sets_one: '{{count}} serie',
    sets_other: '{{count}} serie',
    setsOf_one: '{{done}} di {{count}} serie',
    setsOf_other: '{{done}} di {{count}} serie',
    underWay: 'In corso',
    discarded: 'Scartato',
    pain: 'Dolore',
    unread: 'Nuovo',
    records_one: '{{count}} record',
    records_other: '{{count}} record',
    comments_one: '{{count}} commento',
    comments_other: '{{count}} commenti',
  },
  en: {
    workout: 'Workout',
    sets_one: '{{count}} set',
    sets_other: '{{count}} sets',
    setsOf_one: '{{done}} of {{count}} set',
    setsOf_other: '{{done}} of {{count}} sets',
    underWay: 'In progress',
    discarded: 'Discarded',
    pain: 'Pain',
    unread: 'New',
    records_one: '{{count}} record',
    records_other: '{{count}} records',
    comments_one: '{{count}} comment',
    comments_other: '{{count}} comments',
  },
})
