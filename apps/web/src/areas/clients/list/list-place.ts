import { chooseMember, chosenMember, useChosenMember } from '#areas/collaborators'
import { rememberedPlace, withPreset } from '#lib/list-place'
import { clientsAddress } from './filters.ts'
import type { ClientFilters } from './filters.ts'

/** The collaborator chosen in the sidebar narrows the list too, unless the list has a collaborator filter of its own. */
export const useMemberPreset = () => ({ filters: { collaboratorId: useChosenMember() }, clear: () => chooseMember(undefined) })

export const rememberedListHref = (): string => clientsAddress.href(rememberedPlace(clientsAddress))

/** The filters and the order in which the list was left. */
export function rememberedFilters(): ClientFilters {
  const { view: _view, ...filters } = rememberedPlace(clientsAddress)
  return withPreset(filters, { collaboratorId: chosenMember() })
}
