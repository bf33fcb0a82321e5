import type { ExerciseImportFault } from '@allenio/contract/exercises'
import type { systemExercisesErrors } from '@allenio/contract/system-exercises'
import { makeSay, type Words } from '#platform/words'

export const systemExercisesWords = {
  it: {
    'system exercise name needed': 'Scrivi il nome in almeno una lingua.',
    'asset needed': 'Carica un’immagine o un video, oppure incolla l’indirizzo di un video.',
    'film address unknown': 'Incolla l’indirizzo di un video di YouTube o di Vimeo.',
    'too many assets': 'Ci sono già {{max}} immagini e video: togline uno prima.',
    'exercise name column needed': 'Indica quale colonna contiene il nome.',
    'exercise saved': 'Esercizio salvato',
    'exercise archived': 'Esercizio archiviato',
    'exercise asset deleted': 'Eliminato',
    'exercise imported': 'Un esercizio importato',
    'exercises imported': '{{count}} esercizi importati',
  },
  en: {
    'system exercise name needed': 'Write the name in one language at least.',
    'asset needed': 'Upload a picture or a video, or paste the address of a video.',
    'film address unknown': 'Paste the address of a video on YouTube or Vimeo.',
    'too many assets': 'There are {{max}} pictures and videos already: remove one first.',
    'exercise name column needed': 'Say which column holds the name.',
    'exercise saved': 'Exercise saved',
    'exercise archived': 'Exercise archived',
    'exercise asset deleted': 'Deleted',
    'exercise imported': 'One exercise imported',
    'exercises imported': '{{count}} exercises imported',
  },
} as const satisfies Words<
  | keyof typeof systemExercisesErrors
  | 'exercise saved'
  | 'exercise archived'
  | 'exercise asset deleted'
  | 'exercise imported'
  | 'exercises imported'
>

export const faultWords = makeSay<ExerciseImportFault>({
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
    'known already': 'C’è già un esercizio con questo nome.',
    'known several times': 'Più esercizi hanno questo nome: indica l’ID di quello giusto.',
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
    'film address unknown': 'It is not the address of a video on YouTube or Vimeo.',
    'twice in the table': 'It is already in an earlier row.',
    'known already': 'There is an exercise with this name already.',
    'known several times': 'Several exercises bear this name: give the ID of the right one.',
    'over the limit': 'It exceeds the highest number of exercises.',
  },
})
