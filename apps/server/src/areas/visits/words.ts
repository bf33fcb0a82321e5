import type { protocolErrors, visitErrors } from '@allenio/contract/visits'
import type { Words } from '#platform/words'

type Notice =
  | 'visit saved'
  | 'visit finished'
  | 'visit computed anew'
  | 'visit shared'
  | 'visit unshared'
  | 'visit deleted'
  | 'visit settings saved'
  | 'protocol saved'
  | 'protocol deleted'

export const visitWords = {
  it: {
    'visit day needed': 'Scegli il giorno della visita.',
    'visit weight needed': 'Scrivi il peso',
    'visit height needed': 'Scrivi l’altezza',
    'visit before birth': 'La visita non può essere prima della nascita.',
    'visit full': 'Non c’è più posto: al massimo 60 valori di laboratorio e 20 campi tuoi.',
    'visit draft': 'La visita è ancora una bozza: prima concludila.',
    'invalid formula': 'Formula non valida',
    'visit saved': 'Visita salvata',
    'visit finished': 'Visita conclusa',
    'visit computed anew': 'Visita ricalcolata',
    'visit shared': 'Visita condivisa',
    'visit unshared': 'Visita non più condivisa',
    'visit deleted': 'Visita eliminata. Puoi ripristinarla per 7 giorni.',
    'visit settings saved': 'Impostazioni salvate',
    'protocol name needed': 'Scrivi il nome in almeno una lingua.',
    'too many protocols': 'Ci sono già {{max}} protocolli: elimina quelli che non usi.',
    'protocol saved': 'Protocollo salvato',
    'protocol deleted': 'Protocollo eliminato. Puoi ripristinarlo per 7 giorni.',
  },
  en: {
    'visit day needed': 'The taken on field is required.',
    'visit weight needed': 'Weight is required',
    'visit height needed': 'Height is required',
    'visit before birth': 'The visit cannot be before the date of birth.',
    'visit full': 'There is no more room: at most 60 laboratory values and 20 fields of your own.',
    'visit draft': 'The visit is still a draft: finish it first.',
    'invalid formula': 'Invalid formula',
    'visit saved': 'Visit saved',
    'visit finished': 'Visit finished',
    'visit computed anew': 'Visit recalculated',
    'visit shared': 'Visit shared',
    'visit unshared': 'Visit no longer shared',
    'visit deleted': 'Visit deleted. It can be undeleted for 7 days.',
    'visit settings saved': 'Settings saved',
    'protocol name needed': 'Enter the name in at least one language.',
    'too many protocols': 'There are already {{max}} protocols: delete those that you do not use.',
    'protocol saved': 'Protocol saved',
    'protocol deleted': 'Protocol deleted. It can be undeleted for 7 days.',
  },
} as const satisfies Words<keyof typeof visitErrors | keyof typeof protocolErrors | Notice>
