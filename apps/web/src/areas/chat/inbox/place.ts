import { inboxViews } from '@allenio/contract/chat'
import type { InboxView } from '@allenio/contract/chat'
import { isId } from '@allenio/domain/ids'
import { hrefTo } from '#lib/screens'

/** The state of the inbox, all of which is in its address. */
export interface InboxPlace {
  view?: InboxView
  /** The conversation that is open, */
  c?: string
  /** around this message rather than at its end. */
  m?: string
  /** On a phone: the person is shown instead of the conversation. */
  who?: 1
  /** The person opened the conversation to write: the field gets the focus. */
  write?: 1
}

const idOf = (value: unknown): string | undefined => (isId(value) ? value : undefined)

/** An address may hold anything: what the inbox does not know is left out. */
export function parsePlace(raw: Readonly<Record<string, unknown>>): InboxPlace {
  const view = inboxViews.find(each => each === raw['view'])
  const c = idOf(raw['c'])
  const m = c === undefined ? undefined : idOf(raw['m'])
  return {
    ...(view && view !== 'all' && { view }),
    ...(c && { c }),
    ...(m && { m }),
    ...(c && Number(raw['who']) === 1 && { who: 1 as const }),
    ...(c && Number(raw['write']) === 1 && { write: 1 as const }),
  }
}

export function chatsHref(place: InboxPlace): `/${string}` {
  const { view, c, m, who, write } = parsePlace({ ...place })
  const search = { ...(c && { c }), ...(m && { m }), ...(who && { who: '1' }), ...(view && { view }), ...(write && { write: '1' }) }
  return hrefTo('/chats', { search })
}
