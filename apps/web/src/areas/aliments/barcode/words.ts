import { areaWords } from '#lib/words'

export const useBarcodeWords = areaWords('aliments barcode', {
  it: {
    barcode: 'Codice a barre',
    hint: 'EAN o UPC. Puoi anche passarlo con un lettore.',
    valid: '{{kind}} valido',
    'not only digits': 'Un codice a barre ha solo cifre.',
    'wrong length': 'Servono 8, 12 o 13 cifre: qui sono {{length}}.',
    'wrong check digit': 'Le cifre non tornano: l’ultima dovrebbe essere {{expected}}. Ricontrollale con la confezione.',
    'only zeros': 'Tutti zeri non è un codice: lascia vuoto se non c’è.',
    scan: 'Leggi con la fotocamera',
    scanTitle: 'Leggi il codice a barre',
    scanText: 'Inquadra il codice: si legge da solo.',
    starting: 'Apro la fotocamera',
    refusedTitle: 'La fotocamera non si apre',
    refusedText: 'Permetti l’uso della fotocamera nelle impostazioni del browser, oppure scrivi le cifre sotto le barre.',
  },
  en: {
    barcode: 'Barcode',
    hint: 'EAN or UPC. A hand scanner works here, too.',
    valid: 'Valid {{kind}}',
    'not only digits': 'A barcode has digits only.',
    'wrong length': 'It needs 8, 12 or 13 digits: this has {{length}}.',
    'wrong check digit': 'The digits do not add up: the last one should be {{expected}}. Compare them with the package.',
    'only zeros': 'All zeros is not a barcode: leave it empty if there is none.',
    scan: 'Scan with the camera',
    scanTitle: 'Scan the barcode',
    scanText: 'Point the camera at the code: it is read automatically.',
    starting: 'Opening the camera',
    refusedTitle: 'The camera could not be opened',
    refusedText: 'Allow the camera in the browser’s settings, or type the digits below the bars.',
  },
})
