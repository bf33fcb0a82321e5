import { areaWords } from '#lib/words'

export const useMarkWords = areaWords('visit marks', {
  common: ['draft'],
  it: { changed: 'Modificata', finished: 'Conclusa', shared: 'Condivisa', noDay: 'Senza data' },
  en: { changed: 'Edited', finished: 'Finished', shared: 'Shared', noDay: 'No date' },
})
