import type { chatErrors } from '@allenio/contract/chat'
import { makeSay, type Words } from '#platform/words'

type Notice =
  | 'message deleted notice'
  | 'wiped'
  | 'wiped for all'
  | 'marked unread'
  | 'all read'
  | 'switched on'
  | 'switched off'
  | 'former member'
  | 'hidden team'

export const chatWords = {
  it: {
    'chat disabled': 'Chat disattivata',
    'chat of inactive client': 'Il {{client}} è disattivato: la conversazione si può solo leggere.',
    'not your message': 'Puoi eliminare solo i tuoi messaggi.',
    'message empty': 'Scrivi qualcosa o allega un file.',
    'message deleted': 'Messaggio eliminato',
    'message id taken': 'Questo messaggio è già stato mandato altrove: scrivilo di nuovo.',
    'chat file too large': 'Il file è troppo grande. La dimensione massima è {{max}}\u00a0MB.',
    'message deleted notice': 'Messaggio eliminato.',
    wiped: 'Conversazione svuotata per te.',
    'wiped for all': 'Conversazione svuotata per tutti.',
    'marked unread': 'Segnata come da leggere.',
    'all read': 'Tutte le conversazioni sono segnate come lette.',
    'switched on': 'Chat attivata.',
    'switched off': 'Chat disattivata.',
    'former member': 'Non più nel team',
    'hidden team': 'Il tuo team',
  },
  en: {
    'chat disabled': '{{Client}} chat disabled',
    'chat of inactive client': 'The {{client}} is inactive: the conversation can only be read.',
    'not your message': 'You can delete only your own messages.',
    'message empty': 'Write something or attach a file.',
    'message deleted': 'Message deleted',
    'message id taken': 'This message was already sent elsewhere: write it again.',
    'chat file too large': 'The file size is too large. The maximum file size is {{max}}\u00a0MB.',
    'message deleted notice': 'Message deleted.',
    wiped: 'Conversation emptied for you.',
    'wiped for all': 'Conversation emptied for everybody.',
    'marked unread': 'Marked as unread.',
    'all read': 'All conversations are marked as read.',
    'switched on': 'Chat enabled.',
    'switched off': 'Chat disabled.',
    'former member': 'No longer on the team',
    'hidden team': 'Your team',
  },
} as const satisfies Words<keyof typeof chatErrors | Notice>

export const sayChat = makeSay(chatWords)

type Word = keyof (typeof chatWords)['it']
export const isChatWord = (code: string): code is Word => code in chatWords.it
