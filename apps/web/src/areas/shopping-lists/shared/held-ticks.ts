import type { SharedShoppingList } from '@allenio/contract/shopping-lists'

/** A tick that the server does not have yet, by the id of its line. */
export type HeldTicks = Readonly<Record<string, { isTicked: boolean; changedAt: string }>>

export const noTicks: HeldTicks = {}

/** Adds a tick; the later of two ticks of one line counts. */
export const withTick = (held: HeldTicks, lineId: string, isTicked: boolean, changedAt = new Date().toISOString()): HeldTicks => ({
  ...held,
  [lineId]: { isTicked, changedAt },
})

/** Removes the ticks that have arrived; those that were made meanwhile stay. */
export const withoutSent = (held: HeldTicks, sent: HeldTicks): HeldTicks =>
  Object.fromEntries(Object.entries(held).filter(([lineId, { changedAt }]) => sent[lineId]?.changedAt !== changedAt))

export const withHeld = (list: SharedShoppingList, held: HeldTicks): SharedShoppingList => ({
  ...list,
  lines: list.lines.map(line => ({ ...line, isTicked: held[line.id]?.isTicked ?? line.isTicked })),
})

// people with the link have no account, and so no outbox: unsent ticks are stored here to outlive a reload
const keyOf = (token: string) => `allenio.shopping.${token.slice(0, 8)}`

export function loadTicks(token: string): HeldTicks {
  try {
    return parseTicks(JSON.parse(localStorage.getItem(keyOf(token)) ?? '{}'))
  } catch {
    return noTicks
  }
}

/** Parses stored ticks, which may be anything. */
export const parseTicks = (value: unknown): HeldTicks =>
  typeof value !== 'object' || value === null
    ? noTicks
    : Object.fromEntries(Object.entries(value).flatMap(([lineId, tick]) => (isTick(tick) ? [[lineId, tick]] : [])))

const isTick = (value: unknown): value is HeldTicks[string] =>
  typeof value === 'object' &&
  value !== null &&
  'isTicked' in value &&
  typeof value.isTicked === 'boolean' &&
  'changedAt' in value &&
  typeof value.changedAt === 'string'

export function storeTicks(token: string, held: HeldTicks): void {
  try {
    if (Object.keys(held).length === 0) localStorage.removeItem(keyOf(token))
    else localStorage.setItem(keyOf(token), JSON.stringify(held))
  } catch {
    // in a browser that stores nothing the ticks are still sent
  }
}
