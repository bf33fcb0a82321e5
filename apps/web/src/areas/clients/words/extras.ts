import { areaWords } from '#lib/words'
import { inVariant } from './in-variant.ts'

export const useExtraWords = areaWords('clients extras', {
  it: inVariant({ heading: 'Clienti', newest: 'Ultimi arrivati', client: 'cliente' }),
  en: inVariant({ heading: 'Clients', newest: 'Newest clients', client: 'client' }),
})
