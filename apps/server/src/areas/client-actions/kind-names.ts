import type { Language } from '@allenio/contract'
import type { ActionKind } from '@allenio/contract/client-actions'
import { addWords } from '#platform/words'

const names = addWords<ActionKind>('action kinds', {
  it: {
    'weigh in': 'Pesati', 'upload photos': 'Carica le foto dei progressi',
    'answer': 'Rispondi a una domanda',
    'read': 'Leggi un testo', 'other': 'Una cosa da fare',
  },
  en: {
    'weigh in': 'Weigh in', 'upload photos': 'Upload progress photos',
    'answer': 'Answer a question',
    'read': 'Read a text', 'other': 'Something to do',
  },
})

/** What an action without a title is called. */
export const actionKindName = (language: Language, kind: ActionKind): string => names(language)(kind)
