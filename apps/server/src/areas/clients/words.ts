import type { clientPauseErrors, clientRecordErrors, consentErrors, clientsErrors } from '@allenio/contract/clients'
import { makeSay, type Words } from '#platform/words'

type Notice =
  | 'client created'
  | 'client invited'
  | 'client saved'
  | 'client deleted now'
  | 'client back'
  | 'client back, inactive'
  | 'client deactivated'
  | 'client restored'
  | 'subscription saved'
  | 'settings saved'
  | 'record deleted'

export const clientsWords = {
  it: {
    'client deleted': 'Questo {{client}} è stato eliminato nel frattempo.',
    'client exists': 'C’è già un {{client}} con questo indirizzo.',
    'client exists, ask the admin': 'Questo indirizzo è già in questa attività: chiedi al titolare.',
    'client exists among the deleted': 'Un {{client}} eliminato da poco ha questo indirizzo: puoi ripristinarlo.',
    'address of the team': 'Questo indirizzo è di una persona che fa già parte dell’attività.',
    'address needed': 'Per invitare questo {{client}} serve il suo indirizzo e-mail.',
    'registered already': 'Questo {{client}} è già registrato.',
    'invitation just sent': 'L’invito è appena partito: riprova tra {{seconds}} secondi.',
    'client inactive': 'Questo {{client}} è disattivato: riattivalo prima di invitarlo.',
    'sample client': 'L’esempio non riceve mail: aggiungi un {{client}} vero.',
    'day ahead': 'Questa data è nel futuro.',
    'too long ago': 'Questa data è troppo lontana nel passato.',
    'day in future': 'Questo giorno deve ancora venire: scegli oggi o un giorno passato.',
    'day too early': 'Questo giorno è troppo lontano nel passato.',
    'record id taken': 'Questi dati sono già stati registrati altrove: inseriscili di nuovo.',
    'ends before it starts': 'La fine viene prima dell’inizio.',
    'pauses overlap': 'In questi giorni c’è già una pausa.',
    'too many pauses': 'Puoi avere al massimo {{max}} pause.',
    'own records closed': 'Questi dati li inserisce chi ti segue: scrivigli se vuoi aggiungerne.',
    'consent needed': 'Devi dare il consenso prima di inviare.',
    'consent twice': 'Questo consenso c’è già.',
    'consent guardian needed': 'Ha meno di 18 anni: serve il nome di chi esercita la responsabilità genitoriale.',
    'type exists': 'C’è già un tipo con questo nome.',
    'too many types': 'Puoi avere al massimo {{max}} tipi.',
    'too many views': 'Puoi salvare al massimo {{max}} viste.',
    'client created': '{{Client}} aggiunto',
    'client invited': 'Invito spedito',
    'client saved': 'Modifiche salvate',
    'client deleted now': '{{Client}} eliminato',
    'client back': '{{Client}} ripristinato',
    'client back, inactive': '{{Client}} ripristinato fra i disattivati: il piano non ha posti liberi.',
    'client deactivated': '{{Client}} disattivato',
    'client restored': '{{Client}} riattivato',
    'subscription saved': 'Scadenza salvata',
    'settings saved': 'Impostazioni salvate',
    'record deleted': 'Eliminato',
  },
  en: {
    'client deleted': 'This {{client}} has been deleted in the meantime.',
    'client exists': 'There is already a {{client}} with this address.',
    'client exists, ask the admin': 'This address is already in this business: ask the owner.',
    'client exists among the deleted': 'A recently deleted {{client}} has this address: you can restore them.',
    'address of the team': 'This address belongs to someone who is already part of the business.',
    'address needed': 'To invite this {{client}} you need their e-mail address.',
    'registered already': 'This {{client}} has already registered.',
    'invitation just sent': 'The invitation has just been sent: try again in {{seconds}} seconds.',
    'client inactive': 'This {{client}} is inactive: reactivate them before inviting them.',
    'sample client': 'The sample does not get e-mails: add a real {{client}}.',
    'day ahead': 'This date is in the future.',
    'too long ago': 'This date is too far in the past.',
    'day in future': 'This day is in the future: choose today or an earlier day.',
    'day too early': 'This day is too far in the past.',
    'record id taken': 'This was already recorded elsewhere: enter it again.',
    'ends before it starts': 'It ends before it starts.',
    'pauses overlap': 'There is already a pause on these days.',
    'too many pauses': 'You can have {{max}} pauses at most.',
    'own records closed': 'Your team enters this data: write to them to add some.',
    'consent needed': 'You must agree before submitting.',
    'consent twice': 'This consent has already been given.',
    'consent guardian needed': 'They are under 18: the name of a person with parental responsibility is needed.',
    'type exists': 'There is already a type with this name.',
    'too many types': 'You can have {{max}} types at most.',
    'too many views': 'You can save {{max}} views at most.',
    'client created': '{{Client}} added',
    'client invited': 'Invitation sent',
    'client saved': 'Changes saved',
    'client deleted now': '{{Client}} deleted',
    'client back': '{{Client}} restored',
    'client back, inactive': '{{Client}} restored as inactive: the plan has no room left.',
    'client deactivated': '{{Client}} deactivated',
    'client restored': '{{Client}} reactivated',
    'subscription saved': 'End date saved',
    'settings saved': 'Settings saved',
    'record deleted': 'Deleted',
  },
} as const satisfies Words<
  keyof typeof clientsErrors | keyof typeof clientRecordErrors | keyof typeof consentErrors | keyof typeof clientPauseErrors | Notice
>

export const buttonWords = makeSay({
  it: { open: 'Apri la scheda', deleted: 'Vedi gli eliminati' },
  en: { open: 'Open their page', deleted: 'See deleted {{clients}}' },
})

export const typeWords = makeSay({ it: { none: 'Senza tipo' }, en: { none: 'No type' } })

export const bulkWords = makeSay({
  it: {
    deleted: 'È stato eliminato.',
    'inactive already': 'È già disattivato.',
    'active already': 'È già attivo.',
    'no place': 'Il piano non ha più posti.',
    'full of tags': 'Ha già {{max}} tag.',
    'without address': 'Manca l’indirizzo e-mail.',
    'registered already': 'È già registrato.',
    declined: 'Ha rifiutato l’invito da poco.',
    'address taken': 'Il suo indirizzo è già di un’altra persona dell’attività.',
  },
  en: {
    deleted: 'Has been deleted.',
    'inactive already': 'Already inactive.',
    'active already': 'Already active.',
    'no place': 'The plan has no room left.',
    'full of tags': 'Already has {{max}} tags.',
    'without address': 'Has no e-mail address.',
    'registered already': 'Has already registered.',
    declined: 'Has recently declined the invitation.',
    'address taken': 'The address belongs to somebody else in the business.',
  },
})
