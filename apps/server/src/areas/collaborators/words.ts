import type { collaboratorsErrors } from '@allenio/contract/collaborators'
import type { Words } from '#platform/words'

type Notice = 'invited' | 'invited again' | 'invitation waits' | 'saved' | 'deactivated' | 'restored' | 'deleted'

export const collaboratorsWords = {
  it: {
    'already in the team': 'Questa persona fa già parte del team.',
    'left the team': '{{name}} è già nel team, con l’accesso disattivato: basta riattivarlo.',
    'already a client': 'Questo indirizzo è di un tuo {{client}}: per il team serve un altro indirizzo.',
    'joined already': '{{name}} ha già accettato: non serve un altro invito.',
    'invited just now': 'L’invito è appena partito. Puoi rimandarlo tra {{seconds}} secondi.',
    'too many invitations': 'Hai mandato molti inviti in poco tempo: riprova più tardi.',
    'same collaborator': 'Scegli una persona diversa.',
    'not taken over by': 'L’accesso di {{name}} è disattivato: scegli una persona attiva.',
    invited: 'Invito mandato a {{email}}',
    'invitation waits': 'L’invito a {{email}} parte appena l’indirizzo del titolare è confermato',
    'invited again': 'Nuovo invito mandato a {{email}}: quello di prima non vale più',
    saved: 'Modifiche salvate',
    deactivated: '{{name}} non può più entrare',
    restored: '{{name}} può entrare di nuovo',
    deleted: '{{name}} non fa più parte del team',
  },
  en: {
    'already in the team': 'This person already belongs to the team.',
    'left the team': '{{name}} is in the team already, with their access turned off: turn it on again.',
    'already a client': 'This address belongs to one of your {{clients}}: the team needs another address.',
    'joined already': '{{name}} has already accepted: no other invitation is needed.',
    'invited just now': 'The invitation has just been sent. You can send it again in {{seconds}} seconds.',
    'too many invitations': 'You have sent many invitations in a short time: try again later.',
    'same collaborator': 'Choose somebody else.',
    'not taken over by': 'The access of {{name}} is turned off: choose somebody active.',
    invited: 'Invitation sent to {{email}}',
    'invitation waits': 'The invitation to {{email}} leaves once the owner’s address is confirmed',
    'invited again': 'New invitation sent to {{email}}: the earlier one no longer works',
    saved: 'Changes saved',
    deactivated: '{{name}} can no longer sign in',
    restored: '{{name}} can sign in again',
    deleted: '{{name}} no longer belongs to the team',
  },
} as const satisfies Words<keyof typeof collaboratorsErrors | Notice>
