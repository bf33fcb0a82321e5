import { isId } from '@allenio/domain/ids'
import { hrefTo } from '#lib/screens'

/** More do not stand beside each other on a page. */
export const comparedVisitsAtMost = 3

/** The page that shows these visits of a client beside each other. */
export const comparedVisitsHref = (clientId: string, ids: Iterable<string>) =>
  hrefTo('/clients/$id/visits/values', { id: clientId }, { search: { compare: [...ids].join(',') } })

/** The ids of the compared visits in an address, which may contain anything. */
export const parseCompared = (raw: unknown): string[] =>
  [...new Set(typeof raw === 'string' ? raw.split(',').filter(isId) : [])].slice(0, comparedVisitsAtMost)

/** The chosen visits after another press: a finished visit has values, and the last choice takes the place of the first. */
export const withinLimit = (chosen: Iterable<string>, comparable: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...chosen].filter(id => comparable.has(id)).slice(-comparedVisitsAtMost))
