import type { Language } from '@allenio/contract'
import type { ActionKind } from '@allenio/contract/client-actions'

const names: Readonly<Record<Language, Readonly<Record<ActionKind, string>>>> = {
  it: {
    'weigh in': 'Pesati',
    'upload photos': 'Carica le foto dei progressi',
    'keep food diary': 'Tieni il diario alimentare',
    answer: 'Rispondi a una domanda',
    read: 'Leggi un testo',
    survey: 'Rispondi al questionario',
    other: 'Un altro compito',
  },
  en: {
    'weigh in': 'Weigh in',
    'upload photos': 'Upload progress photos',
    'keep food diary': 'Keep a food diary',
    answer: 'Answer a question',
    read: 'Read a text',
    survey: 'Answer the survey',
    other: 'Another task',
  },
}

/** The name of an action without a title, for the team and for the client. */
export const actionKindName = (language: Language, kind: ActionKind): string => names[language][kind]
