import { chosenMember } from '#areas/collaborators'
import { session } from '#lib/session'
import { filtersOf, listHref, readPlace, withChosenMember } from './filters.ts'
import type { ClientFilters, ListPlace } from './filters.ts'

const name = () => `allenio.clients.place.${session().personId ?? ''}.${session().workspaceId ?? ''}`

/** Remembers the list as it was left, for the way back from a client and for the order of the next ones. */
export function rememberListPlace(place: ListPlace): void {
  try {
    sessionStorage.setItem(name(), JSON.stringify(place))
  } catch {
    // refused storage: the list opens unnarrowed
  }
}

function rememberedPlace(): ListPlace {
  try {
    const storedPlace: unknown = JSON.parse(sessionStorage.getItem(name()) ?? '{}')
    return typeof storedPlace === 'object' && storedPlace !== null ? readPlace({ ...storedPlace }) : {}
  } catch {
    return {}
  }
}

export const rememberedListHref = (): string => listHref(rememberedPlace())
export const rememberedFilters = (): ClientFilters => withChosenMember(filtersOf(rememberedPlace()), chosenMember())
