import type { Language } from '@allenio/contract'

export interface ConsentText {
  name: 'policy' | 'terms' | 'earlyStart'
  text: (business: string) => string
  /** The page that the sentence is about. */
  link?: { href: string; label: string }
}

/**
 * The sentences that buyers agree to, on the public page and in the app alike. A change of a word raises `checkoutWording`, which is
 * stored with each consent as the proof of what was read.
 */
export const consentTexts: Record<Language, readonly ConsentText[]> = {
  it: [
    {
      name: 'policy',
      text: business => `Ho letto come ${business} tratta i miei dati.`,
      link: { href: '/privacy', label: 'Informativa sulla privacy' },
    },
    { name: 'terms', text: business => `Accetto i termini di vendita di ${business}.`, link: { href: '/terms', label: 'Leggi i termini' } },
    {
      name: 'earlyStart',
      text: () =>
        'Chiedo che il servizio inizi subito, prima che finiscano i 14 giorni per recedere. ' +
        'So che, se poi recedo, pago la parte che ho già avuto.',
    },
  ],
  en: [
    {
      name: 'policy',
      text: business => `I have read how ${business} handles my data.`,
      link: { href: '/privacy', label: 'Privacy policy' },
    },
    { name: 'terms', text: business => `I accept the terms of sale of ${business}.`, link: { href: '/terms', label: 'Read the terms' } },
    {
      name: 'earlyStart',
      text: () =>
        'I ask that the service begins at once, before the 14 days for withdrawing are over. ' +
        'I know that if I withdraw later, I pay for the part that I have had.',
    },
  ],
}

interface OwnPages {
  /** The page on which the business says how it handles personal data, where it has one. */
  privacyUrl: string | null
  /** Where its terms of sale are read. */
  termsUrl: string
}

/** The page that a sentence leads to. */
export function consentLink({ name, link }: ConsentText, { privacyUrl, termsUrl }: OwnPages): ConsentText['link'] {
  if (!link) return undefined
  if (name === 'terms') return { ...link, href: termsUrl }
  return name === 'policy' && privacyUrl !== null ? { ...link, href: privacyUrl } : link
}
