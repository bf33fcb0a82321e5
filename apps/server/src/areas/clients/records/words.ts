import type { clientRecordErrors } from '@allenio/contract/client-records'
import type { Words } from '#platform/words'

type Notice = 'weight deleted' | 'progress deleted' | 'file deleted' | 'advice deleted'

export const recordsWords = {
  it: {
    'weight range': 'Il peso deve stare tra 20 e 400 kg.',
    'day in future': 'Questo giorno deve ancora venire: scegli oggi o un giorno passato.',
    'day too early': 'Questo giorno è troppo lontano nel passato.',
    'photo needed': 'Aggiungi almeno una foto: fronte, lato o retro.',
    'advice empty': 'Scrivi qualcosa o allega un file.',
    'advice too long': 'Il testo è troppo lungo: accorcialo o dividilo in due.',
    'record id taken': 'Questi dati sono già stati registrati altrove: inseriscili di nuovo.',
    'own records closed': 'Questi dati li inserisce chi ti segue: scrivigli se vuoi aggiungerne.',
    'weight deleted': 'Peso eliminato.',
    'progress deleted': 'Progresso eliminato.',
    'file deleted': 'File eliminato.',
    'advice deleted': 'Indicazione eliminata.',
  },
  en: {
    'weight range': 'The weight must be between 20 and 400 kg.',
    'day in future': 'This day is yet to come: choose today or a day before.',
    'day too early': 'This day is too far in the past.',
    'photo needed': 'Add at least one photo: front, side or back.',
    'advice empty': 'Write something or attach a file.',
    'advice too long': 'The text is too long: shorten it or split it in two.',
    'record id taken': 'This was already recorded elsewhere: enter it again.',
    'own records closed': 'Your professional enters these data: write to them to add some.',
    'weight deleted': 'Weight deleted.',
    'progress deleted': 'Progress deleted.',
    'file deleted': 'File deleted.',
    'advice deleted': 'Advice deleted.',
  },
} as const satisfies Words<keyof typeof clientRecordErrors | Notice>
