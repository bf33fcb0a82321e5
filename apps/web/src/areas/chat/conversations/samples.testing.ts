import type { Conversation, Message } from '@allenio/contract/chat'

/** Ids in the order of their numbers. */
export const idOf = (number: number): string => `0199a000-0000-7000-8000-${String(number).padStart(12, '0')}`

export const aMessage = (number: number, more: Partial<Message> = {}): Message => ({
  id: idOf(number),
  conversationId: 'talk',
  type: 'text',
  message: `message ${number}`,
  fileUrl: null,
  thumbUrl: null,
  filename: null,
  file: null,
  duration: null,
  waveform: null,
  sender: { id: 'anna', name: 'Anna', photo: null, role: 'client' },
  isOwn: false,
  isTeamNote: false,
  deviceId: null,
  replyTo: null,
  about: null,
  reactions: [],
  revision: number,
  createdAt: new Date(Date.UTC(2026, 10, 18, 9, number)).toISOString(),
  createdAtHumans: '',
  deletedAt: null,
  needsNoAnswer: false,
  may: { delete: false, react: true, reply: true, settle: false },
  ...more,
})

export const aConversation = (more: Partial<Conversation> = {}): Conversation => ({
  id: 'talk',
  clientId: 'client',
  isActive: true,
  closure: null,
  unreadCount: 0,
  lastMessage: null,
  totalMessages: 0,
  chatInfo: {
    userId: null,
    ownerIds: ['owner'],
    title: 'Anna',
    photo: null,
    linkTo: null,
    linkToMedia: null,
    client: { isInactive: false },
  },
  waitingSince: null,
  readTo: null,
  othersReadTo: null,
  wipedTo: null,
  revision: 0,
  draft: { text: '', isNote: false },
  answeringHours: null,
  may: { send: true, note: true, schedule: true, switch: true, wipeAll: true },
  ...more,
})
