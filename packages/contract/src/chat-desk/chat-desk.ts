import { z } from 'zod'
import { carriedFile, Slot } from '../chat/chat.ts'
import { messageLimits, MessageText } from '../chat/messages.ts'
import { clientsInBulk } from '../clients/bulk-changes.ts'
import { clientFilters } from '../clients/clients.ts'
import { recordDeletion } from '../clients/records.ts'
import { endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { ShownFile } from '../files/files.ts'
import { idInput, listInput, Nothing, Timestamp } from '../lists.ts'

// The tools of the team around its conversations: its opening hours, saved answers, scheduled messages, messages to many
// clients, and its files.

export const chatDeskErrors = {
  'slots needed': 422,
  'slot ends before it begins': 422,
  'slots overlap': 422,
  'welcome text needed': 422,
  'too many saved answers': 422,
  'send time past': 422,
  'send time too far': 422,
  'sent already': 409,
  'too many scheduled': 422,
  'nobody chosen': 422,
  'too many chosen': 422,
  'too many attachments': 422,
} as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    chatDesk: typeof chatDeskErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    chatDesk: 'chat attachment' | 'chat settings' | 'saved answer' | 'scheduled message'
  }
}

const team = { role: ['admin', 'coach', 'nutritionist'] } as const

export const availabilityModes = ['always', 'slots'] as const
export const slotsAtMost = 42
export const savedAnswersAtMost = 200
/** The days in which a saved answer can be undeleted. */
export const deletedAnswerDays = 7
export const scheduledAtMost = 500
export const scheduleDaysAhead = 365
export const attachmentsAtMost = 500
export const attachmentsPerPage = 50
/** Stands in a text for the client's first name. */
export const firstNameMark = '{first_name}'

export const ChatSettings = z.object({
  /** Conversations of new clients begin enabled. */
  isOnForNewClients: z.boolean(),
  availability: z.enum(availabilityModes),
  slots: z.array(Slot),
  welcome: z.object({ isOn: z.boolean(), text: z.string() }),
})
export type ChatSettings = z.output<typeof ChatSettings>

export const getChatSettings = endpoint({
  method: 'GET',
  path: '/chat-settings',
  access: team,
  input: Nothing,
  output: ChatSettings,
  shows: ['chat settings'],
})

export const updateChatSettings = endpoint({
  method: 'POST',
  path: '/update-chat-settings',
  access: { role: 'admin' },
  summary: 'Only what is sent changes.',
  input: z.object({
    isOnForNewClients: z.boolean().optional(),
    availability: z.enum(availabilityModes).optional(),
    slots: z.array(Slot).max(slotsAtMost).optional(),
    welcome: z.object({ isOn: z.boolean(), text: z.string().trim().max(messageLimits.text) }).optional(),
  }),
  output: ChatSettings,
  changes: ['chat settings'],
  errors: ['slots needed', 'slot ends before it begins', 'slots overlap', 'welcome text needed'],
})

export const hasWelcomeMessages = endpoint({
  method: 'GET',
  path: '/has-welcome-messages',
  access: team,
  input: Nothing,
  output: z.object({ hasWelcomeMessages: z.boolean() }),
  shows: ['chat settings'],
})

// Saved answers.

const savedAnswerFields = { title: z.string().trim().min(1).max(60), text: MessageText }

export const SavedAnswer = z.object({
  id: z.uuid(),
  title: z.string(),
  text: z.string(),
  /** Everybody's in the team; those are the admin's to change. Others are the asker's own. */
  isShared: z.boolean(),
  may: z.object({ update: z.boolean(), delete: z.boolean() }),
})
export type SavedAnswer = z.output<typeof SavedAnswer>

export const listSavedAnswers = endpoint({
  method: 'GET',
  path: '/saved-answers',
  access: team,
  summary: 'By title: everybody’s and the asker’s own.',
  input: Nothing,
  output: z.object({ savedAnswers: z.array(SavedAnswer), may: z.object({ share: z.boolean() }) }),
  shows: ['saved answer'],
})

export const createSavedAnswer = endpoint({
  method: 'POST',
  path: '/saved-answers',
  access: team,
  input: z.object({ ...savedAnswerFields, isShared: z.boolean().default(false) }),
  output: SavedAnswer,
  changes: ['saved answer'],
  errors: ['forbidden', 'too many saved answers'],
})

export const updateSavedAnswer = endpoint({
  method: 'PUT',
  path: '/saved-answers/:id',
  access: team,
  input: z.object({
    ...idInput,
    title: savedAnswerFields.title.optional(),
    text: savedAnswerFields.text.optional(),
    isShared: z.boolean().optional(),
  }),
  output: SavedAnswer,
  changes: ['saved answer'],
  errors: ['not found', 'forbidden'],
})

export const [deleteSavedAnswer, undeleteSavedAnswer] = recordDeletion({
  path: '/saved-answers/:id',
  access: team,
  input: z.object(idInput),
  record: SavedAnswer,
  changes: ['saved answer'],
  errors: ['not found', 'forbidden', 'too many saved answers'],
})

// Sent later.

export const scheduledStates = ['waiting', 'sent', 'refused'] as const

export const ScheduledMessage = z.object({
  id: z.uuid(),
  conversation: z.object({ id: z.uuid(), clientId: z.uuid(), title: z.string(), photo: z.string().nullable() }),
  message: z.string(),
  file: ShownFile.nullable(),
  sendAt: Timestamp,
  state: z.enum(scheduledStates),
  /** Why it was not sent, in the asker's language. */
  refusal: z.string().nullable(),
  may: z.object({ update: z.boolean(), delete: z.boolean() }),
})
export type ScheduledMessage = z.output<typeof ScheduledMessage>

export const listScheduledMessages = endpoint({
  method: 'GET',
  path: '/messages/scheduled',
  access: team,
  summary: 'The asker’s own that wait or were refused, the next first.',
  input: z.object({ conversationId: z.uuid().optional() }),
  output: z.object({ scheduledMessages: z.array(ScheduledMessage) }),
  shows: ['scheduled message'],
})

export const scheduleMessage = endpoint({
  method: 'POST',
  path: '/messages/scheduled',
  access: team,
  summary: 'The same `deviceId` again answers what is there.',
  input: z.object({
    conversationId: z.uuid(),
    message: z.string().trim().max(messageLimits.text).optional(),
    ...carriedFile,
    sendAt: Timestamp,
    deviceId: z.uuid().optional(),
  }),
  output: ScheduledMessage,
  changes: ['scheduled message'],
  errors: [
    'not found',
    'message empty',
    'message id taken',
    'send time past',
    'send time too far',
    'too many scheduled',
    'chat disabled',
    'chat of inactive client',
    'chat file too large',
  ],
  files: { file: 'uploadId' },
  fileTooLarge: 'chat file too large',
})

export const updateScheduledMessage = endpoint({
  method: 'PUT',
  path: '/messages/scheduled/:id',
  access: team,
  summary: 'One that was refused waits again when it gets a new time.',
  input: z.object({ ...idInput, message: z.string().trim().max(messageLimits.text).optional(), sendAt: Timestamp.optional() }),
  output: ScheduledMessage,
  changes: ['scheduled message'],
  errors: ['not found', 'sent already', 'message empty', 'send time past', 'send time too far'],
})

export const cancelScheduledMessage = endpoint({
  method: 'DELETE',
  path: '/messages/scheduled/:id',
  access: team,
  input: z.object(idInput),
  output: Nothing,
  changes: ['scheduled message'],
  errors: ['not found', 'sent already'],
})

// Sent to many.

export const sendToMany = endpoint({
  method: 'POST',
  path: '/messages/to-many',
  access: team,
  summary:
    'To each in their own conversation: the named clients, or the active ones that filters match, at most 500. ' +
    'The same `deviceId` again sends nothing twice.',
  input: z.object({
    clientIds: z.array(z.uuid()).min(1).max(clientsInBulk).optional(),
    filters: z.object(clientFilters).optional(),
    message: z.string().trim().max(messageLimits.text).optional(),
    ...carriedFile,
    /** A message that the asker sees, whose file goes on to them; no note and no voice. */
    forwardOf: z.uuid().optional(),
    deviceId: z.uuid(),
  }),
  output: z.object({
    sent: z.number().int(),
    /** Clients with a conversation that takes no messages. */
    refused: z.array(z.object({ clientId: z.uuid(), name: z.string(), reason: z.string() })),
  }),
  changes: ['conversation', 'message'],
  errors: [
    'not found',
    'message empty',
    'message id taken',
    'nobody chosen',
    'too many chosen',
    'chat file too large',
    'too many requests',
  ],
  files: { file: 'uploadId' },
  fileTooLarge: 'chat file too large',
})

// The library of files to send again.

export const ChatAttachment = z.object({
  id: z.uuid(),
  name: z.string(),
  file: ShownFile,
  addedBy: z.string().nullable(),
  createdAt: Timestamp,
  may: z.object({ delete: z.boolean() }),
})
export type ChatAttachment = z.output<typeof ChatAttachment>

export const listChatAttachments = endpoint({
  method: 'GET',
  path: '/chat-attachments',
  access: team,
  summary: 'The newest first; 50 a page.',
  input: z.object(listInput),
  output: z.object({ chatAttachments: z.array(ChatAttachment), nextPage: z.number().int() }),
  shows: ['chat attachment'],
})

export const addChatAttachment = endpoint({
  method: 'POST',
  path: '/chat-attachments',
  access: team,
  input: z.object({ uploadId: z.uuid(), name: z.string().trim().min(1).max(255).optional() }),
  output: ChatAttachment,
  changes: ['chat attachment'],
  errors: ['not found', 'chat file too large', 'too many attachments'],
  files: { file: 'uploadId' },
  fileTooLarge: 'chat file too large',
})

export const deleteChatAttachment = endpoint({
  method: 'DELETE',
  path: '/chat-attachments/:id',
  access: team,
  summary: 'The library is the whole team’s. Messages that were sent with the file keep it.',
  input: z.object(idInput),
  output: Nothing,
  changes: ['chat attachment'],
  errors: ['not found'],
})
