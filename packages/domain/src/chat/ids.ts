import { newId } from '@allenio/domain/ids'

export interface MadeId {
  id: string
  /** The moment that the id says. */
  at: Date
}

const msOf = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)

/** A message's id, greater than the last one's even where this clock is behind or has not moved on. */
export function nextMessageId(last: string | null, now = Date.now()): MadeId {
  const ms = last === null ? now : Math.max(now, msOf(last) + 1)
  return { id: newId(ms), at: new Date(ms) }
}
