import type { creditErrors } from '@allenio/contract/credits'
import type { Words } from '#platform/words'

export const creditWords = {
  it: {
    'too few credits': 'I crediti non bastano.',
    'credits end before today': 'La scadenza non può essere già passata.',
    'too many credits': 'Ci sono già {{max, integer}} pacchetti in corso: usane o correggine uno.',
    'credits used': 'Parte di questi crediti è già stata usata: correggili invece di eliminarli.',
    'credits granted': 'Crediti aggiunti.',
  },
  en: {
    'too few credits': 'There are not enough credits.',
    'credits end before today': 'The expiry date cannot be in the past.',
    'too many credits': 'There are already {{max, integer}} packs in use: use or correct one of them.',
    'credits used': 'Some of these credits have been used: correct them instead of deleting them.',
    'credits granted': 'Credits added.',
  },
} as const satisfies Words<keyof typeof creditErrors | 'credits granted'>
