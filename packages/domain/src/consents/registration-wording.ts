/** The sentence that somebody ticks who gets an account as a client of a business, on the pages of registration and invitation. */
export const registrationWording = {
  version: '2026-11 registration',
  texts: {
    it:
      'Accetto le <terms>condizioni d’uso</terms>, ho letto l’<privacy>informativa sulla privacy</privacy> e ' +
      'acconsento a che {{business}} tratti i miei dati per seguirmi.',
    en:
      'I accept the <terms>terms of use</terms>, have read the <privacy>privacy notice</privacy> and agree that ' +
      '{{business}} processes my data to look after me.',
  },
} as const
