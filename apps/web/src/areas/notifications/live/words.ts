import { areaWords } from '#lib/words'

export const useLiveWords = areaWords('notifications live', {
  it: { open: 'Apri', openAll: 'Vedi tutte', several: '{{count}} nuove notifiche' },
  en: { open: 'Open', openAll: 'See all', several: '{{count}} new notifications' },
})
