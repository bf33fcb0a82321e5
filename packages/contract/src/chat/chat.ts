import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { idInput, listInput, Nothing, collaboratorFilter, Timestamp } from '../lists.ts'
import { ChatDraft, Emoji, LastMessage, Message, messageLimits, MessageSubject, messageTypes, Waveform } from './messages.ts'

// Conversations and what is said in them: one per client and workspace, shared by the client, the admin and those in
// charge.

export const chatErrors = {
  'chat disabled': 409,
  'chat of inactive client': 409,
  'not your message': 422,
  'message empty': 422,
  'message deleted': 422,
  'message id taken': 409,
  'chat file too large': 413,
} as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    chat: typeof chatErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    chat: 'conversation' | 'message'
  }
}

export const messagesPerPage = 50
export const conversationsPerPage = 50
export const messageHitsPerPage = 20
/** The most changes in one answer to a device that catches up. */
export const changesAtOnce = 200
export const chatTimeZone = 'Europe/Rome'
export const inboxViews = ['all', 'unread', 'waiting'] as const
export type InboxView = (typeof inboxViews)[number]

const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/)
/** Hours of a weekday: 1 is Monday; the times are those of a clock in Rome, the end is excluded. */
export const Slot = z.object({ day: z.number().int().min(1).max(7), from: ClockTime, to: ClockTime })
export type Slot = z.output<typeof Slot>

/** The reasons why nobody can write; the sentence is sent beside them. */
export const chatClosures = ['disabled', 'inactive client'] as const

export const Conversation = z.object({
  id: z.uuid(),
  clientId: z.uuid(),
  /** Sending is allowed. */
  isActive: z.boolean(),
  closure: z.object({ reason: z.enum(chatClosures), message: z.string() }).nullable(),
  unreadCount: z.number().int(),
  lastMessage: LastMessage.nullable(),
  totalMessages: z.number().int(),
  chatInfo: z.object({
    /** For the team the client's membership (null while they have no account); for the client the professional's. */
    userId: z.uuid().nullable(),
    /** The memberships in charge of the client; the admin's if nobody is in charge. */
    ownerIds: z.array(z.uuid()),
    title: z.string(),
    photo: z.string().nullable(),
    linkTo: z.string().nullable(),
    linkToMedia: z.string().nullable(),
    client: z.object({ isInactive: z.boolean() }),
  }),
  /** Since when the client waits for an answer; null for the client. */
  waitingSince: Timestamp.nullable(),
  /** The last message that the asker has read. */
  readTo: z.uuid().nullable(),
  /** The last message that the other side has read: for the client anybody of the team, for the team the client. */
  othersReadTo: z.uuid().nullable(),
  /** The asker sees no message up to this one, because they wiped the conversation. */
  wipedTo: z.uuid().nullable(),
  revision: z.number().int(),
  draft: ChatDraft,
  /** For the client: the hours of the week in which somebody answers; null, as for the team: at any time. */
  answeringHours: z.array(Slot).nullable(),
  may: z.object({ send: z.boolean(), note: z.boolean(), schedule: z.boolean(), switch: z.boolean(), wipeAll: z.boolean() }),
})
export type Conversation = z.output<typeof Conversation>

export const chatIdsAtOnce = 200
const oneOrMore = z.union([z.uuid(), z.array(z.uuid()).max(chatIdsAtOnce)])

export const listConversations = endpoint({
  method: 'GET',
  path: '/conversations',
  access: { permission: 'view chats' },
  summary: 'The asker’s conversations, the last message first. A client has one.',
  input: z.object({
    ...listInput,
    ...collaboratorFilter,
    view: z.enum(inboxViews).default('all'),
    onlyWithLastMessage: z.stringbool().optional(),
    onlyUnread: z.stringbool().optional(),
    conversationsIdsToExclude: oneOrMore.optional(),
  }),
  output: z.object({ conversations: z.array(Conversation), nextPage: z.number().int() }),
  shows: ['conversation'],
})

export const countUnreadConversations = endpoint({
  method: 'GET',
  path: '/conversations/unread/count',
  access: { permission: 'view chats' },
  summary: 'How many conversations there are to read, and for the team how many clients wait.',
  input: z.object({ ...collaboratorFilter }),
  output: z.object({
    conversationsToRead: z.number().int(),
    waiting: z.number().int(),
    /** Conversations in which nobody has written yet. */
    empty: z.number().int(),
  }),
  shows: ['conversation', 'message'],
})

/** Local time in Rome: YYYY-MM-DD HH:mm:ss. */
const RomeTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
  .refine(time => Timestamp.safeParse(`${time.replace(' ', 'T')}Z`).success)

export const getConversation = endpoint({
  method: 'GET',
  path: '/conversation',
  access: { permission: 'view chats' },
  summary:
    'A conversation and 50 of its messages, the oldest of them first: the last ones, those of a `page` up to a ' +
    '`time`, those `before` or `after` a message, or those `around` one.',
  input: z.object({
    conversationId: z.uuid(),
    page: listInput.page,
    time: RomeTime.optional(),
    before: z.uuid().optional(),
    after: z.uuid().optional(),
    around: z.uuid().optional(),
  }),
  output: z.object({
    conversation: Conversation,
    messages: z.array(Message),
    totalMessages: z.number().int(),
    hasOlder: z.boolean(),
    hasNewer: z.boolean(),
  }),
  shows: ['conversation'],
  errors: ['not found'],
})

export const getChanges = endpoint({
  method: 'GET',
  path: '/conversations/:id/changes',
  access: { permission: 'view chats' },
  summary:
    'What a device missed: every message that is new or changed since a revision, in the order of the changes. ' +
    'With `hasMore` it asks again, since `revision`.',
  input: z.object({ ...idInput, since: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER) }),
  output: z.object({
    conversation: Conversation,
    messages: z.array(Message),
    /** The revision to ask from the next time. */
    revision: z.number().int(),
    hasMore: z.boolean(),
  }),
  errors: ['not found'],
})

export const listGoneSubjects = endpoint({
  method: 'GET',
  path: '/conversations/:id/gone-subjects',
  access: { permission: 'view chats' },
  summary: 'Which of these messages are about something that is not there any more, or that the asker may not open.',
  input: z.object({ ...idInput, messageId: oneOrMore }),
  output: z.object({ messageIds: z.array(z.uuid()) }),
  shows: ['program', 'program user', 'completed workout', 'survey answer'],
  errors: ['not found'],
})

export const getConversationOfClient = endpoint({
  method: 'GET',
  path: '/conversations/client/:id',
  access: { permission: 'view chats' },
  input: z.object(idInput),
  output: z.object({ conversation: Conversation }),
  errors: ['not found'],
})

/** The file that a message may carry beside its text: an upload or a file of the library. */
export const carriedFile = { uploadId: z.uuid().optional(), attachmentId: z.uuid().optional() }

export const sendMessage = endpoint({
  method: 'POST',
  path: '/conversation',
  access: { permission: 'create chats' },
  summary: 'A text, a file (at most 100 MB, a mov 200 MB), or both. The same `deviceId` again answers the message that ' + 'is there.',
  input: z.object({
    conversationId: z.uuid(),
    message: z.string().trim().max(messageLimits.text).optional(),
    /** Only `voice` matters, for a recording; every other type is recognised from the file's bytes. */
    type: z.enum(messageTypes).optional(),
    ...carriedFile,
    /** Multipart forms may send these fields, but the server reads them from the file itself. */
    filename: z.string().max(255).optional(),
    size: z.coerce.number().min(0).optional(),
    mime_type: z.string().max(200).optional(),
    deviceId: z.uuid().optional(),
    duration: z.coerce.number().min(0).max(messageLimits.voiceSeconds).optional(),
    waveform: Waveform.optional(),
    replyTo: z.uuid().optional(),
    /** The thing of this client that the message is about. */
    about: MessageSubject.pick({ kind: true, id: true })
      .extend({ day: MessageSubject.shape.day.default(null) })
      .optional(),
    isTeamNote: z.union([z.boolean(), z.stringbool()]).optional(),
    /** The shared draft that this message was written from; it is deleted if it is unchanged. */
    endsDraft: z.string().max(messageLimits.text).optional(),
  }),
  output: z.object({ message: Message }),
  changes: ['message'],
  errors: [
    'not found',
    'forbidden',
    'message empty',
    'message deleted',
    'message id taken',
    'chat disabled',
    'chat of inactive client',
    'chat file too large',
    'too many requests',
  ],
  files: { file: 'uploadId' },
  fileTooLarge: 'chat file too large',
})

export const readConversation = endpoint({
  method: 'PUT',
  path: '/conversation/read',
  access: { permission: 'view chats' },
  input: z.object(idInput),
  output: z.object({ wasUnread: z.boolean() }),
  changes: ['message'],
  errors: ['not found'],
})

export const markConversationUnread = endpoint({
  method: 'PUT',
  path: '/conversation/unread',
  access: { permission: 'view chats' },
  input: z.object(idInput),
  output: z.object({ unreadCount: z.number().int() }),
  changes: ['message'],
  errors: ['not found'],
})

export const readAllConversations = endpoint({
  method: 'PUT',
  path: '/conversation/read/all',
  access: { permission: 'view chats' },
  input: Nothing,
  output: z.object({ read: z.number().int() }),
  changes: ['conversation', 'message'],
})

export const wipeConversation = endpoint({
  method: 'PUT',
  path: '/conversation/wipeout/:id',
  access: { permission: 'view chats' },
  summary: 'The messages up to now vanish for the asker; with `wipeoutAll`, which is the admin’s, they are deleted.',
  input: z.object({ ...idInput, wipeoutAll: z.boolean().optional(), data: z.object({ wipeoutAll: z.boolean().optional() }).optional() }),
  output: z.object({ conversation: Conversation }),
  changes: ['message'],
  errors: ['not found', 'forbidden'],
})

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/conversation/message/:id',
  access: { permission: 'view chats' },
  summary: 'One’s own; its place stays.',
  input: z.object({ ...idInput, messageId: z.uuid().optional(), conversationId: z.uuid().optional() }),
  output: z.object({ message: Message }),
  changes: ['message'],
  errors: ['not found', 'not your message'],
})

export const reactToMessage = endpoint({
  method: 'PUT',
  path: '/messages/:id/reaction',
  access: { permission: 'create chats' },
  summary: 'One reaction of each person to a message; null takes it back.',
  input: z.object({ ...idInput, emoji: Emoji.nullable() }),
  output: z.object({ message: Message }),
  // a reaction of the team ends the client's waiting
  changes: ['message'],
  errors: ['not found', 'message deleted', 'chat disabled', 'chat of inactive client'],
})

export const settleMessage = endpoint({
  method: 'PUT',
  path: '/messages/:id/needs-no-answer',
  access: { role: ['admin', 'coach', 'nutritionist'] },
  summary: 'Marks a client’s message as one that waits for no answer, or takes the mark back. Earlier ones wait no more either.',
  input: z.object({ ...idInput, needsNoAnswer: z.boolean() }),
  output: z.object({ message: Message }),
  changes: ['message'],
  errors: ['not found', 'message deleted'],
})

export const switchConversation = endpoint({
  method: 'PUT',
  path: '/conversations/:id/enabled',
  access: { role: ['admin', 'coach', 'nutritionist'] },
  summary: 'Whether anybody can write in it.',
  input: z.object({ ...idInput, isEnabled: z.boolean() }),
  output: z.object({ conversation: Conversation }),
  changes: { nothing: 'the answer is put into the cached conversation' },
  errors: ['not found'],
})

export const keepDraft = endpoint({
  method: 'PUT',
  path: '/conversations/:id/draft',
  access: { permission: 'create chats' },
  summary: 'What the asker has begun to write, for their other devices; empty forgets it.',
  input: z.object({ ...idInput, ...ChatDraft.shape, isNote: z.boolean().default(false) }),
  output: Nothing,
  changes: { nothing: 'the draft is put into the cached conversation' },
  errors: ['not found'],
})

export const searchMessages = endpoint({
  method: 'GET',
  path: '/messages/search',
  access: { permission: 'view chats' },
  summary: 'Messages that hold the words, accents aside, newest first; 20 a page. In one conversation or in all of ' + 'the asker’s.',
  input: z.object({ search: z.string().trim().min(2).max(100), page: listInput.page, conversationId: z.uuid().optional() }),
  output: z.object({
    hits: z.array(
      z.object({
        message: Message,
        conversation: z.object({ id: z.uuid(), clientId: z.uuid(), title: z.string(), photo: z.string().nullable() }),
      }),
    ),
    nextPage: z.number().int(),
  }),
})

export const hasConversationWithMessages = endpoint({
  method: 'GET',
  path: '/has-conversation-with-messages',
  access: 'any',
  input: Nothing,
  output: z.object({ hasConversationWithMessages: z.boolean() }),
  shows: ['message'],
})
