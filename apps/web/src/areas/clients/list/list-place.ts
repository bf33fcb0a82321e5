import { chosenMember } from '#areas/collaborators'
import { session } from '#lib/session'
import { listHref } from './filters.ts'
import type { ClientFilters, ListPlace } from './filters.ts'
import { filtersOf, presetTo, readPlace } from './filters.ts'

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
    const kept: unknown = JSON.parse(sessionStorage.getItem(name()) ?? '{}')
    return typeof kept === 'object' && kept !== null ? readPlace({ ...kept }) : {}
  } catch {
    return {}
  }
}

export const rememberedListHref = (): string => listHref(rememberedPlace())
export const rememberedFilters = (): ClientFilters => presetTo(filtersOf(rememberedPlace()), chosenMember())
