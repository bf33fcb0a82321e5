import { defineNotification } from '#platform/notify'

/** A kind whose mail is only sent if it stays unread, like that of a chat message. */
export const messageCame = defineNotification<{ sender: string; text: string; conversationId: string }>({
  kind: 'message of a test',
  group: { id: 'chat', order: 20, names: { it: 'Chat', en: 'Chat' } },
  roles: ['admin', 'coach', 'nutritionist', 'client'],
  presets: { inApp: 'never', push: true, mail: true },
  isMessage: true,
  words: {
    it: { name: 'Messaggi di prova', title: '{{sender}}', body: '{{text}}' },
    en: { name: 'Messages of a test', title: '{{sender}}', body: '{{text}}' },
  },
  link: ({ subject }) => `/chats/${subject.conversationId}`,
})

/** A kind whose mail brings a calendar file along. */
export const appointmentMoved = defineNotification<{ id: string; title: string; at: string; changes: number; isCancelled: number }>({
  kind: 'appointment of a test',
  group: { id: 'chat', order: 20, names: { it: 'Chat', en: 'Chat' } },
  roles: ['admin', 'coach', 'nutritionist', 'client'],
  presets: { inApp: true, push: false, mail: true },
  words: {
    it: { name: 'Appuntamenti di prova', title: '{{title}}', body: '' },
    en: { name: 'Appointments of a test', title: '{{title}}', body: '' },
  },
  link: ({ subject }) => `/reservations/${subject.id}`,
  calendarEntry: ({ subject: { id, title, at, changes, isCancelled } }) => ({
    uid: id,
    sequence: changes,
    method: isCancelled ? 'CANCEL' : 'REQUEST',
    start: { at, timeZone: 'Europe/Rome' },
    title,
  }),
})
