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
    { name: 'terms', text: () => 'Accetto i termini del servizio.', link: { href: '/terms', label: 'Termini del servizio' } },
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
    { name: 'terms', text: () => 'I accept the terms of service.', link: { href: '/terms', label: 'Terms of service' } },
    {
      name: 'earlyStart',
      text: () =>
        'I ask that the service begins at once, before the 14 days for withdrawing are over. ' +
        'I know that if I withdraw later, I pay for the part that I have had.',
    },
  ],
}

/** The page that a sentence leads to: for personal data the business's own, where it has one. */
export const consentLink = ({ name, link }: ConsentText, privacyUrl: string | null): ConsentText['link'] =>
  link && name === 'policy' && privacyUrl !== null ? { ...link, href: privacyUrl } : link
