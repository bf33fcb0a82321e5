import { areaWords } from '#lib/words'

export const useShareWords = areaWords('storefront share', {
  common: ['close'],
  it: {
    share: 'Link e codice QR',
    link: 'Link',
    notPublicYet: 'Il link si apre a tutti quando la pagina è pubblicata e visibile.',
    open: 'Apri la pagina',
    file: 'qr-vetrina',
    yours: 'La tua vetrina',
    none: 'I pacchetti mostrati hanno una pagina tutta tua, da mettere nel profilo Instagram.',
    create: 'Crea la vetrina',
    draft: 'La vetrina è ancora una bozza: pubblicala, e chi la apre vede questi pacchetti.',
    off: 'La vetrina è nascosta: chi apre il link non la vede.',
    edit: 'Apri la vetrina',
  },
  en: {
    share: 'Link and QR code',
    link: 'Link',
    notPublicYet: 'Anyone can open the link once the page is published and visible.',
    open: 'Open the page',
    file: 'qr-storefront',
    yours: 'Your storefront',
    none: 'The packages shown can have a page of your own, to put in your Instagram profile.',
    create: 'Create the storefront',
    draft: 'The storefront is still a draft: publish it, and anyone who opens it sees these packages.',
    off: 'The storefront is hidden: anyone who opens the link does not see it.',
    edit: 'Open the storefront',
  },
})
