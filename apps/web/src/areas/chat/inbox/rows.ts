import type { Conversation, InboxView } from '@allenio/contract/chat'
import { belongsTo } from '../conversations/lists.ts'

interface Shown {
  view: InboxView
  openId: string | undefined
  /** What the device knows of the open one, also where no page of the list has come to it. */
  open: Conversation | undefined
}

const lastId = ({ lastMessage }: Conversation): string => lastMessage?.id ?? ''

/**
 * What is done leaves the view once one moves on; the open conversation stays, though it was read or answered by
 * opening it. One that is open and not loaded yet stands in its place by its last message.
 */
export function shownRows(rows: readonly Conversation[], { view, openId, open }: Shown): readonly Conversation[] {
  const kept = rows.filter(row => row.id === openId || belongsTo({ view }, row))
  if (!open || open.id !== openId || kept.some(({ id }) => id === openId)) return kept
  const at = kept.findIndex(row => lastId(row) < lastId(open))
  return at < 0 ? [...kept, open] : [...kept.slice(0, at), open, ...kept.slice(at)]
}

/** The one before or after; from nowhere the first. */
export function besides(rows: readonly Conversation[], id: string | undefined, step: 1 | -1): Conversation | undefined {
  const at = rows.findIndex(row => row.id === id)
  return at < 0 ? rows[0] : rows[at + step]
}

/**
 * Who comes next when this one has been answered: the next that waits in the order as it was before the answer, for that
 * takes a conversation to the top; at the end from the top again.
 */
export function nextWaiting(rows: readonly Conversation[], id: string, before: readonly string[]): Conversation | undefined {
  const at = before.indexOf(id)
  const followed = before.slice(at + 1).flatMap(next => rows.filter(row => row.id === next))
  return [...followed, ...rows].find(row => row.id !== id && belongsTo({ view: 'waiting' }, row))
}

/** Among those that are listed, whoever has waited longest. */
export const longestWaiting = (rows: readonly Conversation[]): Conversation | undefined =>
  rows
    .filter(row => belongsTo({ view: 'waiting' }, row))
    .reduce<Conversation | undefined>(
      (first, row) => (first && (first.waitingSince ?? '') <= (row.waitingSince ?? '') ? first : row),
      undefined,
    )
