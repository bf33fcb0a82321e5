import type { ClientInNeed } from '#areas/clients'
import type { InboxView, PersonInNeed } from '../pro/data.ts'

/** One thing to look at; several reasons may be about it, such as two painful exercises of a workout. */
export interface InboxItem {
  /** Tells it from others, and from what the same thing says later. */
  key: string
  need: ClientInNeed
  /** Sentences of the other things that the client stands there for. */
  others: readonly ClientInNeed[]
  sentences: readonly string[]
}

interface Thing {
  client: { id: string }
  reason: string | undefined
  targetId: string | null
}

const thingOf = ({ client, reason, targetId }: Thing): string => [client.id, reason, targetId].join(' ')

/** The things of each person together, the heaviest first, as the server sorts them. */
export const itemsOf = (people: readonly PersonInNeed[], view: InboxView): InboxItem[] =>
  people.flatMap(({ client, needs: bareNeeds }) => {
    const needs = bareNeeds.map(need => ({ ...need, client }))
    const things = [...Map.groupBy(needs, thingOf)].map(([thing, reasons]) => ({ thing, reasons }))
    return things.flatMap(({ thing, reasons }) => {
      const [need] = reasons
      if (!need || (view === 'unseen' && !need.isUnseen)) return []
      const sentences = reasons.map(({ sentence }) => sentence)
      return [{ key: [thing, ...sentences].join(' '), need, sentences, others: needs.filter(each => thingOf(each) !== thing) }]
    })
  })

export const findItem = (items: readonly InboxItem[], thing: Thing | undefined): InboxItem | undefined =>
  thing && items.find(({ need }) => thingOf(need) === thingOf(thing))

/** The items without those that were seen a moment ago; the open one stays until the next is open. */
export const visibleItems = (items: readonly InboxItem[], seenKeys: readonly string[], openKey: string | undefined): InboxItem[] =>
  items.filter(({ key }) => key === openKey || !seenKeys.includes(key))

/** Where somebody goes on from an item: the one behind it, at the end the first that is left. */
export function nextItem(items: readonly InboxItem[], key: string | undefined): InboxItem | undefined {
  const at = items.findIndex(item => item.key === key)
  return items[at + 1] ?? items.find(item => item.key !== key)
}

export const neighbourItem = (items: readonly InboxItem[], key: string | undefined, step: 1 | -1): InboxItem | undefined => {
  const at = items.findIndex(item => item.key === key)
  return at < 0 ? items[0] : items[at + step]
}
