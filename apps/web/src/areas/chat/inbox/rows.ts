import type { Conversation, InboxView } from '@allenio/contract/chat'
import { belongsTo } from '../conversations/lists.ts'

interface OpenState {
  view: InboxView
  openId: string | undefined
  /** The open conversation as this device has it cached, even if no loaded page of the list contains it. */
  open: Conversation | undefined
}

const isLaterWaiting = (row: Conversation, open: Conversation): boolean => (row.waitingSince ?? '') > (open.waitingSince ?? '')

const lastId = ({ lastMessage }: Conversation): string => lastMessage?.id ?? ''

/**
 * A conversation that no longer belongs to the view disappears only when another one is opened, because opening it may
 * have marked it as read. An open conversation that no loaded page contains is placed by its last message, or by its waiting.
 */
export function visibleRows(rows: readonly Conversation[], { view, openId, open }: OpenState): readonly Conversation[] {
  const viewRows = rows.filter(row => row.id === openId || belongsTo({ view }, row))
  if (!open || open.id !== openId || viewRows.some(({ id }) => id === openId)) return viewRows
  const at = viewRows.findIndex(row => (view === 'waiting' ? isLaterWaiting(row, open) : lastId(row) < lastId(open)))
  return at < 0 ? [...viewRows, open] : [...viewRows.slice(0, at), open, ...viewRows.slice(at)]
}

/** Conversations in which nobody has written stand at the end; what somebody has begun to write there counts. */
export const isEmpty = ({ lastMessage, draft }: Conversation): boolean => lastMessage === null && draft.text === ''

/** Leaves out empty conversations, except for the open one, unless all are empty. */
export function foldedRows(rows: readonly Conversation[], openId: string | undefined): readonly Conversation[] {
  const others = rows.filter(row => !isEmpty(row) || row.id === openId)
  return others.some(row => !isEmpty(row)) ? others : rows
}

/** The row before or after this one; the first row if this one is not in the list. */
export function neighbourOf(rows: readonly Conversation[], id: string | undefined, step: 1 | -1): Conversation | undefined {
  const at = rows.findIndex(row => row.id === id)
  return at < 0 ? rows[0] : rows[at + step]
}

/**
 * The next conversation to answer after this one. It follows the order from before the answer, because the list may have
 * been read anew since. After the last one it starts again from the top.
 */
export function nextWaiting(rows: readonly Conversation[], id: string, before: readonly string[]): Conversation | undefined {
  const at = before.indexOf(id)
  const followed = before.slice(at + 1).flatMap(next => rows.filter(row => row.id === next))
  return [...followed, ...rows].find(row => row.id !== id && belongsTo({ view: 'waiting' }, row))
}

/** The conversation in the list that has waited longest. */
export const longestWaiting = (rows: readonly Conversation[]): Conversation | undefined =>
  rows
    .filter(row => belongsTo({ view: 'waiting' }, row))
    .reduce<Conversation | undefined>(
      (first, row) => (first && (first.waitingSince ?? '') <= (row.waitingSince ?? '') ? first : row),
      undefined,
    )
