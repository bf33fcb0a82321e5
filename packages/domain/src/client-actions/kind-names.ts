import type { Language } from '@allenio/contract'
import type { ActionKind } from '@allenio/contract/client-actions'

const names: Readonly<Record<Language, Readonly<Record<ActionKind, string>>>> = {
  it: {
    'weigh in': 'Pesati',
    'upload photos': 'Carica le foto dei progressi',
    answer: 'Rispondi a una domanda',
    read: 'Leggi un testo',
    other: 'Una cosa da fare',
  },
  en: {
    'weigh in': 'Weigh in',
    'upload photos': 'Upload progress photos',
    answer: 'Answer a question',
    read: 'Read a text',
    other: 'Something to do',
  },
}

/** What an action without a title is called, by whoever asks it and whoever does it. */
export const actionKindName = (language: Language, kind: ActionKind): string => names[language][kind]
