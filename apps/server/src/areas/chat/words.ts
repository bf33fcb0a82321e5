import type { chatErrors } from '@allenio/contract/chat'
import type { chatDeskErrors } from '@allenio/contract/chat-desk'
import type { Language } from '@allenio/contract'
import { addWords, type Words } from '#platform/words'

type Refusal = keyof typeof chatErrors | keyof typeof chatDeskErrors
type Notice =
  | 'message deleted notice' | 'wiped' | 'wiped for all' | 'marked unread' | 'all read' | 'switched on' | 'switched off'
  | 'settings saved' | 'scheduled' | 'scheduled cancelled' | 'answer deleted' | 'attachment deleted'
  | 'former member' | 'hidden team' | 'client no longer yours' | 'client deleted'

export const chatWords = {
  it: {
    'chat disabled': 'Chat disattivata',
    'chat of inactive client': 'Il cliente è disattivato: la conversazione si può solo leggere.',
    'not your message': 'Puoi eliminare solo i tuoi messaggi.',
    'message empty': 'Scrivi qualcosa o allega un file.',
    'message deleted': 'Messaggio eliminato',
    'message id taken': 'Questo messaggio è già stato mandato altrove: scrivilo di nuovo.',
    'chat file too large': 'Il file è troppo grande. La dimensione massima è {{max}}MB.',
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
    'message deleted notice': 'Messaggio eliminato.',
    'wiped': 'Conversazione svuotata per te.',
    'wiped for all': 'Conversazione svuotata per tutti.',
    'marked unread': 'Segnata come da leggere.',
    'all read': 'Tutte le conversazioni sono segnate come lette.',
    'switched on': 'Chat attivata.',
    'switched off': 'Chat disattivata.',
    'settings saved': 'Impostazioni della chat salvate.',
    'scheduled': 'Messaggio programmato.',
    'scheduled cancelled': 'Invio annullato.',
    'answer deleted': 'Risposta eliminata.',
    'attachment deleted': 'File eliminato.',
    'former member': 'Non più nel team',
    'hidden team': 'Il tuo team',
    'client no longer yours': 'Il cliente non è più affidato a te.',
    'client deleted': 'Il cliente è stato eliminato.',
  },
  en: {
    'chat disabled': 'Client chat disabled',
    'chat of inactive client': 'The client is inactive: the conversation can only be read.',
    'not your message': 'You can delete only your own messages.',
    'message empty': 'Write something or attach a file.',
    'message deleted': 'Message deleted',
    'message id taken': 'This message was already sent elsewhere: write it again.',
    'chat file too large': 'The file size is too large. The maximum file size is {{max}}MB.',
    'slots needed': 'Add at least one time slot.',
    'slot ends before it begins': 'A time slot ends before it begins.',
    'slots overlap': 'Two time slots overlap.',
    'welcome text needed': 'Write the welcome message.',
    'too many saved answers': 'You already have {{max}} saved answers: delete one.',
    'send time past': 'Choose a moment that is yet to come.',
    'send time too far': 'Choose a moment within a year.',
    'sent already': 'This message has already left.',
    'too many scheduled': 'You already have {{max}} scheduled messages.',
    'nobody chosen': 'Choose at least one person.',
    'too many chosen': 'You can write to {{max}} people at a time.',
    'too many attachments': 'The library already holds {{max}} files: delete some.',
    'message deleted notice': 'Message deleted.',
    'wiped': 'Conversation emptied for you.',
    'wiped for all': 'Conversation emptied for everybody.',
    'marked unread': 'Marked as unread.',
    'all read': 'All conversations are marked as read.',
    'switched on': 'Chat enabled.',
    'switched off': 'Chat disabled.',
    'settings saved': 'Chat settings saved.',
    'scheduled': 'Message scheduled.',
    'scheduled cancelled': 'Sending cancelled.',
    'answer deleted': 'Answer deleted.',
    'attachment deleted': 'File deleted.',
    'former member': 'No longer in the team',
    'hidden team': 'Your team',
    'client no longer yours': 'The client is no longer in your charge.',
    'client deleted': 'The client was deleted.',
  },
} as const satisfies Words<Refusal | Notice>

export const sayChat = addWords('chat sentences', chatWords)

type Word = keyof (typeof chatWords)['it']
const isWord = (code: string): code is Word => code in chatWords.it

/** Why something could not be sent, by the code that was kept of it. */
export const sayRefusal = (language: Language, code: string): string | null => isWord(code) ? sayChat(language)(code) : null
