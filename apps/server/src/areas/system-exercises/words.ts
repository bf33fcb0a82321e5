import type { systemExercisesErrors } from '@allenio/contract/system-exercises'
import type { Words } from '#platform/words'

export const systemExercisesWords = {
  it: {
    'system exercise name needed': 'Scrivi il nome in almeno una lingua.',
    'asset needed': 'Carica un’immagine o un video, oppure incolla l’indirizzo di un video.',
    'film address unknown': 'Incolla l’indirizzo di un video di YouTube o di Vimeo.',
    'too many assets': 'Ci sono già {{max}} immagini e video: togline uno prima.',
    'exercise saved': 'Esercizio salvato',
    'exercise archived': 'Esercizio archiviato',
    'exercise asset deleted': 'Eliminato',
  },
  en: {
    'system exercise name needed': 'Write the name in one language at least.',
    'asset needed': 'Upload a picture or a film, or paste the address of a film.',
    'film address unknown': 'Paste the address of a film on YouTube or Vimeo.',
    'too many assets': 'There are {{max}} pictures and films already: remove one first.',
    'exercise saved': 'Exercise saved',
    'exercise archived': 'Exercise archived',
    'exercise asset deleted': 'Deleted',
  },
} as const satisfies Words<keyof typeof systemExercisesErrors | 'exercise saved' | 'exercise archived' | 'exercise asset deleted'>
