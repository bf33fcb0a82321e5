import type { exercisesErrors } from '@allenio/contract/exercises'
import { makeSay, type Words } from '#platform/words'

export const exercisesWords = {
  it: {
    'exercise name needed': 'Scrivi il nome in almeno una lingua.',
    'too many exercises': 'Ci sono già {{max, integer}} esercizi: elimina quelli che non usi.',
    'alternative to itself': 'Un esercizio non può essere l’alternativa di sé stesso.',
    'exercise used in programs': 'Un esercizio usato nei programmi non può essere eliminato.',
    'exercise created': 'Esercizio creato',
    'exercise updated': 'Esercizio salvato',
    'exercise deleted': 'Esercizio eliminato',
    'exercise cloned': 'Copia creata',
    'exercise file deleted': 'Eliminato',
    'library hidden': 'La libreria è nascosta',
    'library shown': 'La libreria è di nuovo visibile',
  },
  en: {
    'exercise name needed': 'Enter the name in at least one language.',
    'too many exercises': 'There are already {{max, integer}} exercises: delete those you do not use.',
    'alternative to itself': 'An exercise cannot be its own alternative.',
    'exercise used in programs': 'An exercise used in programs cannot be deleted.',
    'exercise created': 'Exercise created',
    'exercise updated': 'Exercise saved',
    'exercise deleted': 'Exercise deleted',
    'exercise cloned': 'Copy created',
    'exercise file deleted': 'Deleted',
    'library hidden': 'The library is hidden',
    'library shown': 'The library is visible again',
  },
} as const satisfies Words<
  | keyof typeof exercisesErrors
  | 'exercise created'
  | 'exercise updated'
  | 'exercise deleted'
  | 'exercise cloned'
  | 'exercise file deleted'
  | 'library hidden'
  | 'library shown'
>

export const bulkWords = makeSay<'of the library' | 'deleted' | 'full of tags' | 'used in programs'>({
  it: {
    'of the library': 'È della libreria: copialo per modificarlo.',
    deleted: 'È stato eliminato.',
    'full of tags': 'Ha già {{max}} etichette.',
    'used in programs': 'È usato nei programmi.',
  },
  en: {
    'of the library': 'It belongs to the library: copy it to change it.',
    deleted: 'It was deleted.',
    'full of tags': 'It already has {{max}} tags.',
    'used in programs': 'It is used in programs.',
  },
})
