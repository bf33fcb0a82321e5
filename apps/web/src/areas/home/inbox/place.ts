import { attentionGroups } from '@allenio/contract/home'
import type { ClientInNeed } from '#areas/clients'
import { oneOf, parseId, parseText } from '#lib/list-place'
import { hrefTo } from '#lib/screens'
import type { InboxView } from '../pro/data.ts'

const views = ['unseen', 'all'] as const satisfies readonly InboxView[]
const viewOf = oneOf(views)
const groupOf = oneOf(attentionGroups)

/** The state of the inbox, all of which is in its address. */
export function parsePlace(raw: Readonly<Record<string, unknown>>) {
  const client = parseId(raw['client'])
  const reason = parseText(raw['reason'])
  return {
    view: viewOf(raw['view']) ?? 'unseen',
    group: groupOf(raw['group']),
    // a reason is one of a client
    ...(client !== undefined && reason !== undefined && { client, reason, target: parseId(raw['target']) }),
  }
}

export type InboxPlace = Partial<ReturnType<typeof parsePlace>>

export function placeHref(place: InboxPlace): `/${string}` {
  const { view, ...rest } = parsePlace({ ...place })
  const values = Object.entries({ ...(view !== 'unseen' && { view }), ...rest })
  return hrefTo('/inbox', { search: Object.fromEntries(values.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))) })
}

/** One reason in the inbox, where the next one is a key away. */
export const needHref = ({ client, reason, targetId, isUnseen }: ClientInNeed, { view, group }: InboxPlace = {}): `/${string}` =>
  placeHref({ view: isUnseen ? view : 'all', group, client: client.id, reason, target: targetId ?? undefined })
