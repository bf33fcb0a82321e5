import type { Message } from '@allenio/contract/chat'
import { romeDay } from '@allenio/domain/days'
import type { Outgoing } from './outgoing/outgoing-messages.ts'

interface Place {
  /** The key stays the same when the message is sent, so that its row is not replaced. */
  key: string
  /** The day as YYYY-MM-DD in Rome, in the first row of a new day. */
  day: string | undefined
  /** The unread messages begin at this row. */
  isFirstNew: boolean
  /** The first of a run of messages by one sender. */
  isFirst: boolean
  isLast: boolean
}

type RowContent =
  | { kind: 'message'; message: Message }
  /** `answered` is the message that this one answers, if it is loaded. */
  | { kind: 'outgoing'; outgoing: Outgoing; answered: Message | undefined }

export type ThreadRow = Place & RowContent

/** After a longer pause, the same sender begins a new run. */
const pauseMs = 10 * 60_000

const senderOf = (content: RowContent): string => {
  if (content.kind === 'outgoing') return `own ${content.outgoing.isTeamNote}`
  const { isOwn, isTeamNote, sender } = content.message
  return isOwn ? `own ${isTeamNote}` : `${sender.id ?? sender.name} ${isTeamNote}`
}

const atOf = (content: RowContent): number =>
  content.kind === 'outgoing' ? content.outgoing.writtenAt : Date.parse(content.message.createdAt)

// cached, because computing the day for each message would be most of the work
const days = new Map<number, string>()

/** A day in Rome begins on the hour, so all moments of an hour belong to the same day. */
function dayOf(at: number): string {
  const hour = Math.floor(at / 3_600_000)
  const cachedDay = days.get(hour)
  if (cachedDay) return cachedDay
  const day = romeDay(new Date(at))
  days.set(hour, day)
  return day
}

interface RowSource {
  messages: readonly Message[]
  outgoing: readonly Outgoing[]
  /** The first message that was unread when the thread was opened. */
  firstNew: string | undefined
}

/** The rows of the thread, from the oldest message to those that are not sent yet. */
export function rowsOf({ messages, outgoing, firstNew }: RowSource): readonly ThreadRow[] {
  const arrived = new Set(messages.flatMap(({ deviceId }) => deviceId ?? []))
  const contents: readonly RowContent[] = [
    ...messages.map(message => ({ kind: 'message' as const, message })),
    ...outgoing
      .filter(({ deviceId }) => !arrived.has(deviceId))
      .map(each => ({
        kind: 'outgoing' as const,
        outgoing: each,
        answered: each.replyTo === undefined ? undefined : messages.find(({ id }) => id === each.replyTo),
      })),
  ]
  const places = contents.map(each => ({ content: each, day: dayOf(atOf(each)) }))
  return places.map(({ content: each, day }, index) => {
    const before = places[index - 1]
    const after = places[index + 1]
    const isFirstNew = each.kind === 'message' && each.message.id === firstNew
    const isAfterNew = after?.content.kind === 'message' && after.content.message.id === firstNew
    return {
      ...each,
      key: each.kind === 'outgoing' ? each.outgoing.deviceId : (each.message.deviceId ?? each.message.id),
      day: before?.day === day ? undefined : day,
      isFirstNew,
      isFirst: isFirstNew || !before || before.day !== day || !isOneRun(before.content, each),
      isLast: isAfterNew || !after || after.day !== day || !isOneRun(each, after.content),
    }
  })
}

const isOneRun = (one: RowContent, other: RowContent): boolean => senderOf(one) === senderOf(other) && atOf(other) - atOf(one) < pauseMs

/** The first message by others after the read position. */
export const firstUnread = (messages: readonly Message[], readTo: string | null): string | undefined =>
  messages.find(({ id, isOwn, deletedAt }) => !isOwn && deletedAt === null && (readTo === null || id > readTo))?.id
