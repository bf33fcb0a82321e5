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
    notPublicYet: 'Everybody can open the link once the page is published and visible.',
    open: 'Open the page',
    file: 'qr-storefront',
    yours: 'Your storefront',
    none: 'The packages that are shown can have a page of your own, for your Instagram profile.',
    create: 'Make the storefront',
    draft: 'The storefront is still a draft: publish it, and whoever opens it sees these packages.',
    off: 'The storefront is hidden: whoever opens the link does not see it.',
    edit: 'Open the storefront',
  },
})
