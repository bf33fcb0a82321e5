import { areaWords } from '#lib/words'

export const useMarkWords = areaWords('visit marks', {
  it: { draft: 'Bozza', changed: 'Modificata', finished: 'Conclusa', shared: 'Condivisa', noDay: 'Senza data' },
  en: { draft: 'Draft', changed: 'Edited', finished: 'Finished', shared: 'Shared', noDay: 'No date' },
})
