import type { serviceErrors } from '@allenio/contract/services'
import type { Words } from '#platform/words'

export const serviceWords = {
  it: {
    'service not sold': 'Questo servizio al momento non si può ordinare.',
    'service paid already': 'Questo ordine è già pagato.',
    'installments not offered': 'Questo numero di rate non è previsto.',
  },
  en: {
    'service not sold': 'This service cannot be ordered at the moment.',
    'service paid already': 'This order is already paid.',
    'installments not offered': 'This number of instalments is not offered.',
  },
} as const satisfies Words<keyof typeof serviceErrors>
