import { areaWords } from '#lib/words'

export const useLiveWords = areaWords('notifications live', {
  common: ['open'],
  it: { openAll: 'Vedi tutte', several: '{{count}} nuove notifiche' },
  en: { openAll: 'See all', several: '{{count}} new notifications' },
})
