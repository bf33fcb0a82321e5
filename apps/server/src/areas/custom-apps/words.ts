import type { customAppErrors } from '@allenio/contract/custom-apps'
import type { Words } from '#platform/words'

export const customAppWords = {
  it: {
    'app colour wrong': 'Scrivi il colore con sei cifre, per esempio #92000F.',
    'app logo too small': 'Il logo deve misurare almeno 1024 × 1024 pixel.',
    'app logo not square': 'Il logo deve essere quadrato.',
    'app logo transparent': 'Il logo non può avere parti trasparenti: aggiungi uno sfondo pieno.',
    'app request incomplete': 'Manca ancora qualcosa: completa i campi indicati.',
    'app field missing': 'Da completare.',
    'too many app files': 'Al massimo {{max}} file: togline uno e riprova.',
    'app requested already': 'La richiesta è già in lavorazione: per cambiarla scrivi all’assistenza.',
  },
  en: {
    'app colour wrong': 'Write the colour with six digits, such as #92000F.',
    'app logo too small': 'The logo must measure at least 1024 × 1024 pixels.',
    'app logo not square': 'The logo must be square.',
    'app logo transparent': 'The logo cannot have transparent parts: give it a solid background.',
    'app request incomplete': 'Something is still missing: fill in the marked fields.',
    'app field missing': 'Still to fill in.',
    'too many app files': '{{max}} files at most: remove one and try again.',
    'app requested already': 'The request is already being worked on: write to support to change it.',
  },
} as const satisfies Words<keyof typeof customAppErrors>
