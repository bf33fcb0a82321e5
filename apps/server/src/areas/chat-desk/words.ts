import type { Language } from '@allenio/contract'
import type { chatDeskErrors } from '@allenio/contract/chat-desk'
import { isChatWord, sayChat } from '#areas/chat'
import { makeSay, type Words } from '#platform/words'

type Notice = 'settings saved' | 'scheduled' | 'scheduled cancelled' | 'attachment deleted' | 'client no longer yours' | 'client deleted'

export const chatDeskWords = {
  it: {
    'slots needed': 'Aggiungi almeno una fascia oraria.',
    'slot ends before it begins': 'Una fascia oraria finisce prima di cominciare.',
    'slots overlap': 'Due fasce orarie si sovrappongono.',
    'welcome text needed': 'Scrivi il messaggio di benvenuto.',
    'too many saved answers': 'Hai già {{max}} risposte salvate: eliminane una.',
    'send time past': 'Scegli un momento che deve ancora venire.',
    'send time too far': 'Scegli un momento entro un anno.',
    'sent already': 'Questo messaggio è già partito.',
    'too many scheduled': 'Hai già {{max}} messaggi programmati.',
    'nobody chosen': 'Scegli almeno una persona.',
    'too many chosen': 'Puoi scrivere al massimo a {{max}} persone per volta.',
    'too many attachments': 'La libreria contiene già {{max}} file: eliminane qualcuno.',
    'settings saved': 'Impostazioni della chat salvate.',
    scheduled: 'Messaggio programmato.',
    'scheduled cancelled': 'Invio annullato.',
    'attachment deleted': 'File eliminato.',
    'client no longer yours': 'Il {{client}} non è più affidato a te.',
    'client deleted': 'Il {{client}} è stato eliminato.',
  },
  en: {
    'slots needed': 'Add at least one time slot.',
    'slot ends before it begins': 'A time slot ends before it begins.',
    'slots overlap': 'Two time slots overlap.',
    'welcome text needed': 'Write the welcome message.',
    'too many saved answers': 'You already have {{max}} saved answers: delete one.',
    'send time past': 'Choose a moment that is yet to come.',
    'send time too far': 'Choose a moment within a year.',
    'sent already': 'This message has already been sent.',
    'too many scheduled': 'You already have {{max}} scheduled messages.',
    'nobody chosen': 'Choose at least one person.',
    'too many chosen': 'You can write to {{max}} people at a time.',
    'too many attachments': 'The library already holds {{max}} files: delete some.',
    'settings saved': 'Chat settings saved.',
    scheduled: 'Message scheduled.',
    'scheduled cancelled': 'Sending cancelled.',
    'attachment deleted': 'File deleted.',
    'client no longer yours': 'The {{client}} is no longer assigned to you.',
    'client deleted': 'The {{client}} was deleted.',
  },
} as const satisfies Words<keyof typeof chatDeskErrors | Notice>

const sayDesk = makeSay(chatDeskWords)

type Word = keyof (typeof chatDeskWords)['it']
const isDeskWord = (code: string): code is Word => code in chatDeskWords.it

/** Puts into words, by the stored code, why a message could not be sent. */
export function refusalSentence(language: Language, code: string): string | null {
  if (isDeskWord(code)) return sayDesk(language)(code)
  return isChatWord(code) ? sayChat(language)(code) : null
}
