import type { reminderErrors } from '@allenio/contract/reminders'
import type { Words } from '#platform/words'

type Notice = 'reminder created' | 'reminder updated' | 'reminder deleted'

export const reminderWords = {
  it: {
    'role needed': 'Seleziona almeno un ruolo.',
    'reminder roles': 'Chi altro lo vede lo decidono l’autore e l’amministratore; il tuo ruolo deve restare.',
    'clients needed': 'Scegli un {{client}} o un gruppo a cui assegnarlo.',
    'reminder ends before it starts': 'La fine non può venire prima dell’inizio.',
    'reminder too long': 'Un promemoria dura al massimo {{days}} giorni.',
    'unknown reminder zone': 'Questo fuso orario non esiste.',
    'too many days': 'Si possono chiedere al massimo {{days}} giorni alla volta.',
    'too many reminder clients': 'Un promemoria può essere per al massimo {{max}} {{clients}}.',
    'reminder created': 'Promemoria creato',
    'reminder updated': 'Promemoria salvato',
    'reminder deleted': 'Promemoria eliminato',
  },
  en: {
    'role needed': 'At least one role must be selected.',
    'reminder roles': 'Its author and the admin decide who else sees it; your own role has to stay.',
    'clients needed': 'Choose a {{client}} or a group to assign it to.',
    'reminder ends before it starts': 'The end cannot come before the start.',
    'reminder too long': 'A reminder lasts {{days}} days at most.',
    'unknown reminder zone': 'This time zone does not exist.',
    'too many days': 'At most {{days}} days can be requested at once.',
    'too many reminder clients': 'A reminder can be for {{max}} {{clients}} at most.',
    'reminder created': 'Reminder created',
    'reminder updated': 'Reminder saved',
    'reminder deleted': 'Reminder deleted',
  },
} as const satisfies Words<keyof typeof reminderErrors | Notice>
