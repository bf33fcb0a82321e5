import type { groupErrors } from '@allenio/contract/groups'
import type { Words } from '#platform/words'

type Notice = 'group created' | 'group updated' | 'group deleted'

export const groupWords = {
  it: {
    'group name taken': 'C’è già un gruppo con questo nome: scegline un altro.',
    'group full': 'In un gruppo stanno al massimo {{max}} {{clients}}.',
    'too many groups': 'I gruppi possono essere al massimo {{max}}: elimina quelli che non usi.',
    'group created': 'Gruppo creato',
    'group updated': 'Gruppo salvato',
    'group deleted': 'Gruppo eliminato',
  },
  en: {
    'group name taken': 'There is a group of this name already: choose another name.',
    'group full': 'A group holds at most {{max}} {{clients}}.',
    'too many groups': 'There can be at most {{max}} groups: delete those that you do not use.',
    'group created': 'Group created',
    'group updated': 'Group saved',
    'group deleted': 'Group deleted',
  },
} as const satisfies Words<keyof typeof groupErrors | Notice>
