import type { Input } from '@allenio/contract'
import type {
  addOwnShoppingLine,
  deleteOwnShoppingLine,
  saveOwnShoppingList,
  ShoppingList,
  tickOwnShoppingLines,
} from '@allenio/contract/shopping-lists'

/** A write that the server has not answered yet. */
export type ShoppingWrite = { writtenAt: number } & (
  | { kind: 'save'; input: Input<typeof saveOwnShoppingList> }
  | { kind: 'add'; input: Input<typeof addOwnShoppingLine> }
  | { kind: 'delete'; input: Input<typeof deleteOwnShoppingLine> }
  | { kind: 'tick'; input: Input<typeof tickOwnShoppingLines> }
)

/** The list with what was done on this device. A waiting write counts before what the server has: it was made with that in sight. */
export const withWaiting = (list: ShoppingList | null, writes: readonly ShoppingWrite[]): ShoppingList | null =>
  writes.toSorted((one, other) => one.writtenAt - other.writtenAt).reduce(withWrite, list)

function withWrite(list: ShoppingList | null, write: ShoppingWrite): ShoppingList | null {
  if (write.kind === 'save') return savedList(list, write.input)
  if (list?.id !== write.input.id) return list
  switch (write.kind) {
    case 'add':
      return withOwnLine(list, write.input)
    case 'delete': {
      const { lineId } = write.input
      return { ...list, lines: list.lines.filter(({ id }) => id !== lineId) }
    }
    case 'tick': {
      const ticks = new Map(write.input.ticks.map(tick => [tick.lineId, tick.isTicked]))
      return { ...list, lines: list.lines.map(line => ({ ...line, isTicked: ticks.get(line.id) ?? line.isTicked })) }
    }
    default:
      return write satisfies never
  }
}

/** As the server does it: the same list keeps ticks and own lines, another one takes over what was written and not bought. */
function savedList(list: ShoppingList | null, { id, days, people, lines, changedAt }: Input<typeof saveOwnShoppingList>): ShoppingList {
  const isSame = list?.id === id
  const before = new Map(isSame ? list.lines.map(line => [line.id, line]) : [])
  const own = (list?.lines ?? []).filter(({ foodId, isTicked }) => foodId === null && (isSame || !isTicked))
  const planLines = lines.map(line => ({ changedAt, ...line, isTicked: before.get(line.id)?.isTicked ?? false }))
  return { id, days, people, changedAt, lines: [...planLines, ...own], link: isSame ? list.link : null }
}

function withOwnLine(list: ShoppingList, { lineId, text, changedAt }: Input<typeof addOwnShoppingLine>): ShoppingList {
  if (list.lines.some(({ id }) => id === lineId)) return list
  const line = { id: lineId, foodId: null, it: text, en: text, category: null, grams: null, grossGrams: null, isTicked: false, changedAt }
  return { ...list, lines: [...list.lines, line] }
}
