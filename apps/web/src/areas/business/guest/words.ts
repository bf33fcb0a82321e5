import { registrationWording } from '@allenio/domain/consents'
import { areaWords } from '#lib/words'

// the server writes the sentence to a client into their consent
export const useConsentWords = areaWords('business consent', {
  it: {
    agree: 'Accetto le <terms>condizioni d’uso</terms> e ho letto l’<privacy>informativa sulla privacy</privacy>.',
    agreeToBusiness: registrationWording.texts.it,
  },
  en: {
    agree: 'I accept the <terms>terms of use</terms> and have read the <privacy>privacy notice</privacy>.',
    agreeToBusiness: registrationWording.texts.en,
  },
})
