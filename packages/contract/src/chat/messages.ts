import { z } from 'zod'
import { fileKinds, ShownFile } from '../files/files.ts'
import { Day, Timestamp } from '../lists.ts'
import { workspaceRoles } from '../roles.ts'

// The shape of a message, for the members who may see it.

export const messageTypes = ['text', ...fileKinds, 'voice'] as const
export type MessageType = (typeof messageTypes)[number]
export const reactionEmojis = ['👍', '❤️', '💪', '😂', '😮', '😢', '🔥', '👏'] as const
export const Emoji = z.enum(reactionEmojis)

export const messageLimits = {
  text: 10_000,
  /** The number of bars of a voice note's waveform, each between 0 and 1. */
  waveform: 64,
  voiceSeconds: 3600,
  /** How much of a message is quoted by a reply and shown by a list. */
  excerpt: 200,
  /** The most messages that one person can send in a minute. */
  perMinute: 60,
} as const

export const MessageText = z.string().trim().min(1).max(messageLimits.text)
export const Waveform = z.array(z.coerce.number().min(0).max(1)).max(messageLimits.waveform)

/** The sender as the reader sees them. A client sees the admin in place of a member who hides their name. */
export const MessageSender = z.object({
  /** The membership; null once they have left. */
  id: z.uuid().nullable(),
  name: z.string(),
  photo: z.string().nullable(),
  role: z.enum(workspaceRoles),
})

export const QuotedMessage = z.object({
  id: z.uuid(),
  type: z.enum(messageTypes),
  /** The beginning of the text; empty for a file without a caption and for a deleted message. */
  message: z.string(),
  sender: z.object({ name: z.string(), isOwn: z.boolean() }),
  thumbUrl: z.string().nullable(),
  deletedAt: Timestamp.nullable(),
})

/** The things that a message may be about: whoever reads it opens them from it. */
export const messageSubjectKinds = [
  'program',
  'workout',
  'exercise',
  'meal plan',
  'meal',
  'survey answer',
  'appointment',
  'notice',
] as const
export type MessageSubjectKind = (typeof messageSubjectKinds)[number]

export const MessageSubject = z.object({
  kind: z.enum(messageSubjectKinds),
  id: z.uuid(),
  /** The title when the message was sent; empty where the thing had none. */
  title: z.string(),
  /** The day on which it was done. A meal needs its date, because the same meal of a plan comes again. */
  day: Day.nullable(),
  /** The row that contains it: the workout of an exercise. */
  parentId: z.uuid().nullable(),
})
export type MessageSubject = z.output<typeof MessageSubject>

export const Message = z.object({
  /** The server makes the id: within a conversation, a later message has a greater one. */
  id: z.uuid(),
  conversationId: z.uuid(),
  type: z.enum(messageTypes),
  /** The text, or the caption of a file; empty after the message is deleted. */
  message: z.string(),
  fileUrl: z.string().nullable(),
  thumbUrl: z.string().nullable(),
  filename: z.string().nullable(),
  /** The whole file, with size, type and sides. */
  file: ShownFile.nullable(),
  /** Seconds of a voice note. */
  duration: z.number().nullable(),
  waveform: z.array(z.number()).nullable(),
  sender: MessageSender,
  isOwn: z.boolean(),
  /** Only the team sees the message. */
  isTeamNote: z.boolean(),
  /** The id that the sending device gave it; null for everybody else. */
  deviceId: z.uuid().nullable(),
  replyTo: QuotedMessage.nullable(),
  about: MessageSubject.nullable(),
  reactions: z.array(z.object({ emoji: Emoji, count: z.number().int(), isOwn: z.boolean(), names: z.array(z.string()) })),
  /** The team has marked a client's message as one that waits for no answer; false for the client. */
  needsNoAnswer: z.boolean(),
  /** The conversation's revision when the message last changed; devices catch up by it. */
  revision: z.number().int(),
  createdAt: Timestamp,
  createdAtHumans: z.string(),
  deletedAt: Timestamp.nullable(),
  may: z.object({ delete: z.boolean(), react: z.boolean(), reply: z.boolean(), settle: z.boolean() }),
})
export type Message = z.output<typeof Message>

/** A message as lists show it. */
export const LastMessage = Message.pick({
  id: true,
  type: true,
  message: true,
  filename: true,
  isOwn: true,
  createdAt: true,
  createdAtHumans: true,
  deletedAt: true,
}).extend({ sender: z.object({ name: z.string(), role: z.enum(workspaceRoles) }), duration: z.number().nullable() })

/** A message that is not sent yet, and whether it is for the team alone. */
export const ChatDraft = z.object({ text: z.string().max(messageLimits.text), isNote: z.boolean() })
export type ChatDraft = z.output<typeof ChatDraft>

/**
 * The events that a person's devices receive, by name. They are hints: a device that missed one, or receives
 * `message: null` because the message is long, calls `GET /conversations/:id/changes`.
 */
export const chatEvents = {
  /** Somebody sent a message; it may be the same person on another device. */
  'chat message': z.object({
    conversationId: z.uuid(),
    messageId: z.uuid(),
    revision: z.number().int(),
    unreadCount: z.number().int(),
    /** As `Conversation.waitingSince`, because not every message of the team is an answer. */
    waitingSince: Timestamp.nullable(),
    message: Message.nullable(),
  }),
  /** A part of the conversation was read or marked unread, by oneself or by the other side. */
  'chat read': z.object({
    conversationId: z.uuid(),
    unreadCount: z.number().int(),
    readTo: z.uuid().nullable(),
    othersReadTo: z.uuid().nullable(),
  }),
  /** A message was deleted or reacted to, the conversation wiped or switched, a long draft kept; no id stands for all. */
  'chat changed': z.object({ conversationId: z.uuid().nullable(), revision: z.number().int().nullable() }),
  /** The person's draft changed on another device, or was emptied there. */
  'chat draft': z.object({ conversationId: z.uuid(), draft: ChatDraft }),
  'chat typing': z.object({ conversationId: z.uuid(), sender: z.object({ id: z.uuid(), name: z.string() }), isTyping: z.boolean() }),
} as const
export type ChatEventName = keyof typeof chatEvents
export type ChatEvent<Name extends ChatEventName> = z.output<(typeof chatEvents)[Name]>

/** The event that a device may send: 'chat typing'. It is never stored, and typing ends 6 seconds after the last one. */
export const chatSays = {
  'chat typing': z.object({ conversationId: z.uuid(), isTyping: z.boolean(), isTeamNote: z.boolean().default(false) }),
} as const
export const typingSeconds = 6
