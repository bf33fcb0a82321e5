import type { noticeErrors } from '@allenio/contract/notices'
import type { Words } from '#platform/words'

type Message = 'notice published now' | 'notice scheduled' | 'notice saved' | 'notice taken back' | 'notice deleted'

export const noticeWords = {
  it: {
    'notice empty': 'Scrivi il testo dell’avviso.',
    'notice too long': 'Il testo è troppo lungo: al massimo {{max}} caratteri.',
    'notice without readers': 'Nessuno leggerebbe questo avviso: scegli altri destinatari.',
    'notice day past': 'Quest’ora è già passata: scegline una più avanti, oppure pubblica adesso.',
    'notice ends before': 'L’ultimo giorno viene prima della pubblicazione.',
    'notice published': 'L’avviso è già pubblicato: destinatari e data non cambiano più.',
    'notice withdrawn': 'L’avviso è stato ritirato e non si può più modificare.',
    'too many notices': 'Gli avvisi possono essere al massimo {{max}}: elimina quelli che non servono più.',
    'notice published now': 'Avviso pubblicato',
    'notice scheduled': 'Avviso programmato',
    'notice saved': 'Avviso salvato',
    'notice taken back': 'Avviso ritirato',
    'notice deleted': 'Avviso eliminato',
  },
  en: {
    'notice empty': 'Write the text of the notice.',
    'notice too long': 'The text is too long: at most {{max}} characters.',
    'notice without readers': 'Nobody would read this notice: choose other recipients.',
    'notice day past': 'This time has already passed: choose a later one, or publish now.',
    'notice ends before': 'The last day comes before the publication.',
    'notice published': 'The notice is already published: its recipients and date no longer change.',
    'notice withdrawn': 'The notice was withdrawn and can no longer be changed.',
    'too many notices': 'There can be at most {{max}} notices: delete those you no longer need.',
    'notice published now': 'Notice published',
    'notice scheduled': 'Notice scheduled',
    'notice saved': 'Notice saved',
    'notice taken back': 'Notice withdrawn',
    'notice deleted': 'Notice deleted',
  },
} as const satisfies Words<keyof typeof noticeErrors | Message>
