import { areaWords } from '#lib/words'

export const useWorkbookWords = areaWords('workbooks', {
  it: {
    fault_noWorkbook: 'In «{{name}}» non c’è una tabella. Servono un XLSX, un CSV o un TSV.',
    fault_locked: '«{{name}}» è protetto da password o è un vecchio XLS: salvalo come XLSX senza password.',
    fault_damaged: '«{{name}}» è danneggiato. Aprilo e salvalo di nuovo come XLSX o CSV.',
    fault_tooLarge: '«{{name}}» contiene troppo. Togli le parti che non servono e riprova.',
    fault_tooSlow:
      'La lettura di «{{name}}» è durata troppo ed è stata interrotta. ' + 'Togli i fogli e le righe che non servono e riprova.',
    fault_tooManySheets: '«{{name}}» ha più di {{count}} fogli. Tieni solo quelli che servono.',
    fault_brokenQuote: '«{{name}}» ha virgolette non chiuse alla riga {{line}}.',
    fault_notText: '«{{name}}» non è una tabella: la riga {{line}} contiene altro che testo.',
    fault_tooMuch: '«{{name}}» ha troppe righe o colonne: al massimo {{rows}} righe.',
  },
  en: {
    fault_noWorkbook: 'There is no table in “{{name}}”. Use an XLSX, a CSV or a TSV.',
    fault_locked: '“{{name}}” has a password or is an old XLS: save it as XLSX without a password.',
    fault_damaged: '“{{name}}” is damaged. Open it and save it again as an XLSX or CSV.',
    fault_tooLarge: '“{{name}}” contains too much. Remove what you do not need and try again.',
    fault_tooSlow: 'Reading “{{name}}” took too long and was stopped. Remove the sheets and rows you do not need and try again.',
    fault_tooManySheets: '“{{name}}” has more than {{count}} sheets. Keep only those you need.',
    fault_brokenQuote: '“{{name}}” has an unclosed quote on line {{line}}.',
    fault_notText: '“{{name}}” is not a table: line {{line}} contains something other than text.',
    fault_tooMuch: '“{{name}}” has too many rows or columns: at most {{rows}} rows.',
  },
})
