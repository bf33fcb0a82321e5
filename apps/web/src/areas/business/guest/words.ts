import { areaWords } from '#lib/words'

export const useConsentWords = areaWords('business consent', {
  it: {
    agree: 'Accetto le <terms>condizioni d’uso</terms> e ho letto l’<privacy>informativa sulla privacy</privacy>.',
    agreeToBusiness:
      'Accetto le <terms>condizioni d’uso</terms>, ho letto l’<privacy>informativa sulla privacy</privacy> e ' +
      'acconsento a che {{business}} tratti i miei dati per seguirmi.',
  },
  en: {
    agree: 'I accept the <terms>terms of use</terms> and have read the <privacy>privacy notice</privacy>.',
    agreeToBusiness:
      'I accept the <terms>terms of use</terms>, have read the <privacy>privacy notice</privacy> and agree that ' +
      '{{business}} processes my data to look after me.',
  },
})
