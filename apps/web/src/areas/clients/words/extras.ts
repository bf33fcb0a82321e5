import { areaWords, inVariant } from '#lib/words'

export const useExtraWords = areaWords('clients extras', {
  it: inVariant({ heading: 'Clienti', newest: 'Ultimi arrivati', client: 'cliente' }),
  en: inVariant({ heading: 'Clients', newest: 'Newest clients', client: 'client' }),
})
