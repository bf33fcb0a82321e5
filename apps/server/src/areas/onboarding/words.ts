import type { onboardingErrors } from '@allenio/contract/onboarding'
import type { Words } from '#platform/words'

export const onboardingWords = {
  it: {
    'no payment provider':
      'Qui i pagamenti con carta non sono configurati: puoi offrire pacchetti gratuiti e registrare i pagamenti a mano.',
    'payment account rejected':
      'Il servizio di pagamento ha rifiutato il tuo conto: chiedi a loro il motivo. Intanto puoi registrare i pagamenti a mano.',
  },
  en: {
    'no payment provider': 'Card payments are not set up here: you can offer free packages and record payments by hand.',
    'payment account rejected':
      'The payment service has rejected your account: ask them for the reason. Meanwhile you can record payments by hand.',
  },
} as const satisfies Words<keyof typeof onboardingErrors>
