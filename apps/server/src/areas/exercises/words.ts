import type { Language } from '@allenio/contract'
import type { exercisesErrors } from '@allenio/contract/exercises'
import type { ExerciseImportFault } from '@allenio/contract/exercise-imports'
import { addWords, type Words } from '#platform/words'

export const exercisesWords = {
  it: {
    'exercise name needed': 'Scrivi il nome in almeno una lingua.',
    'too many exercises': 'Ci sono già {{max}} esercizi: elimina quelli che non usi.',
    'alternative to itself': 'Un esercizio non può essere l’alternativa di sé stesso.',
    'exercise name column needed': 'Indica quale colonna contiene il nome.',
    'exercise used in programs': 'Un esercizio usato nei programmi non può essere eliminato.',
    'exercise created': 'Esercizio creato',
    'exercise updated': 'Esercizio salvato',
    'exercise deleted': 'Esercizio eliminato',
    'exercise cloned': 'Copia creata',
    'exercise file deleted': 'Eliminato',
    'library hidden': 'La libreria è nascosta',
    'library shown': 'La libreria è di nuovo visibile',
    'exercise imported': 'Un esercizio importato',
    'exercises imported': '{{count}} esercizi importati',
  },
  en: {
    'exercise name needed': 'Write the name in one language at least.',
    'too many exercises': 'There are {{max}} exercises already: delete those that you do not use.',
    'alternative to itself': 'An exercise cannot be its own alternative.',
    'exercise name column needed': 'Say which column holds the name.',
    'exercise used in programs': 'An exercise used in programs cannot be deleted.',
    'exercise created': 'Exercise created',
    'exercise updated': 'Exercise saved',
    'exercise deleted': 'Exercise deleted',
    'exercise cloned': 'Copy created',
    'exercise file deleted': 'Deleted',
    'library hidden': 'The library is hidden',
    'library shown': 'The library is visible again',
    'exercise imported': 'One exercise imported',
    'exercises imported': '{{count}} exercises imported',
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
  | 'exercise imported'
  | 'exercises imported'
>

/** Stands behind the name of a copy, in the language of the name. */
export const copyWords = { it: '(copia)', en: '(copy)' } as const satisfies Record<Language, string>

export const bulkWords = addWords<'of the library' | 'deleted' | 'full of tags' | 'used in programs'>('exercises in bulk', {
  it: {
    'of the library': 'È della libreria: copialo per modificarlo.',
    deleted: 'È stato eliminato.',
    'full of tags': 'Ha già {{max}} etichette.',
    'used in programs': 'È usato nei programmi.',
  },
  en: {
    'of the library': 'It belongs to the library: clone it to change it.',
    deleted: 'It was deleted.',
    'full of tags': 'It has {{max}} tags already.',
    'used in programs': 'It is used in programs.',
  },
})

export const faultWords = addWords<ExerciseImportFault>('exercise import faults', {
  it: {
    'row too long': 'La riga ha più celle delle colonne.',
    'name missing': 'Manca il nome.',
    'name too long': 'Il nome è troppo lungo.',
    'word unknown': 'La parola non è riconosciuta.',
    'too many words': 'Ci sono troppe voci.',
    'text too long': 'Il testo è troppo lungo.',
    'tag too long': 'L’etichetta è troppo lunga.',
    'too many tags': 'Ci sono troppe etichette.',
    'film address unknown': 'Non è l’indirizzo di un video di YouTube o di Vimeo.',
    'twice in the table': 'È già in una riga precedente.',
    'known already': 'È già tra i tuoi esercizi.',
    'over the limit': 'Supera il numero massimo di esercizi.',
  },
  en: {
    'row too long': 'The row has more cells than there are columns.',
    'name missing': 'The name is missing.',
    'name too long': 'The name is too long.',
    'word unknown': 'The word is not recognised.',
    'too many words': 'There are too many entries.',
    'text too long': 'The text is too long.',
    'tag too long': 'The tag is too long.',
    'too many tags': 'There are too many tags.',
    'film address unknown': 'It is not the address of a film on YouTube or Vimeo.',
    'twice in the table': 'It is already in an earlier row.',
    'known already': 'It is already one of your exercises.',
    'over the limit': 'It exceeds the highest number of exercises.',
  },
})
