import type { storefrontErrors } from '@allenio/contract/storefront'
import type { Words } from '#platform/words'

type Notice =
  | 'storefront created'
  | 'storefront saved'
  | 'storefront published'
  | 'storefront restored'
  | 'storefront active'
  | 'storefront inactive'
  | 'storefront member asked'
  | 'storefront agreed'
  | 'storefront withdrawn'

export const storefrontWords = {
  it: {
    'storefront exists': 'La vetrina c’è già: aprila e modificala.',
    'storefront link signs': 'Solo lettere, numeri, «-» e «_».',
    'storefront link length': 'Da 3 a 60 caratteri.',
    'storefront link reserved': 'Questo link serve all’app: scegline un altro.',
    'storefront link taken': 'Questo link è già di qualcun altro: scegline un altro.',
    'storefront full': 'Qui non c’è più posto: al massimo 24 immagini, 12 servizi, 40 recensioni e 30 domande.',
    'storefront not published': 'Pubblica la pagina prima di attivarla.',
    'storefront texts unread': 'Prima di pubblicare, leggi i testi che abbiamo scritto noi: cambiali, o conferma che vanno bene.',
    'storefront seller unnamed':
      'La pagina mostra prezzi: per legge deve dire chi vende. Completa nel profilo indirizzo, partita IVA o codice fiscale, ' +
      'e-mail e telefono.',
    'too many storefront pictures': 'Ci sono già {{max}} immagini nella pagina e nelle sue versioni.',
    'storefront created': 'La pagina è pronta da completare',
    'storefront saved': 'Salvata',
    'storefront published': 'Pagina pubblicata',
    'storefront restored': 'Bozza riportata a quella versione',
    'storefront active': 'La pagina è visibile a tutti',
    'storefront inactive': 'La pagina non è più visibile',
    'storefront member asked': 'Richiesta inviata',
    'storefront agreed': 'Compari nella vetrina',
    'storefront withdrawn': 'Non compari più nella vetrina',
  },
  en: {
    'storefront exists': 'The storefront already exists: open it and edit it.',
    'storefront link signs': 'Only letters, numbers, “-” and “_”.',
    'storefront link length': 'From 3 to 60 characters.',
    'storefront link reserved': 'The app needs this link: choose another one.',
    'storefront link taken': 'This link is somebody else’s: choose another one.',
    'storefront full': 'There is no more room: at most 24 images, 12 services, 40 reviews and 30 questions.',
    'storefront not published': 'Publish the page before activating it.',
    'storefront texts unread': 'Before publishing, read the texts that we wrote: change them, or confirm that they are fine.',
    'storefront seller unnamed':
      'The page shows prices: by law it has to say who sells. Complete address, VAT number, e-mail and telephone in the profile.',
    'too many storefront pictures': 'There are already {{max}} pictures in the page and its releases.',
    'storefront created': 'The page is ready to be completed',
    'storefront saved': 'Saved',
    'storefront published': 'Page published',
    'storefront restored': 'The draft is back to that release',
    'storefront active': 'Everybody can see the page',
    'storefront inactive': 'The page is no longer visible',
    'storefront member asked': 'Request sent',
    'storefront agreed': 'You appear in the storefront',
    'storefront withdrawn': 'You no longer appear in the storefront',
  },
} as const satisfies Words<Notice | keyof typeof storefrontErrors>
