import type { clientNoteErrors } from '@allenio/contract/client-notes'
import type { Words } from '#platform/words'

export const clientNoteWords = {
  it: {
    'note too long': 'Le note sono troppo lunghe.',
    'note saved': 'Note salvate',
    'advice empty': 'Scrivi qualcosa o allega un file.',
    'advice too long': 'Il testo è troppo lungo: accorcialo o dividilo in due.',
    'advice deleted': 'Consiglio eliminato.',
  },
  en: {
    'note too long': 'The notes are too long.',
    'note saved': 'Notes saved',
    'advice empty': 'Write something or attach a file.',
    'advice too long': 'The text is too long: shorten it or split it in two.',
    'advice deleted': 'Advice deleted.',
  },
} as const satisfies Words<keyof typeof clientNoteErrors | 'note saved' | 'advice deleted'>
