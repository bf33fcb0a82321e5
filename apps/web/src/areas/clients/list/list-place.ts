import { chooseMember, chosenMember, useChosenMember } from '#areas/collaborators'
import { rememberedPlace, withPreset } from '#lib/list-place'
import { clientsAddress } from './filters.ts'
import type { ClientFilters } from './filters.ts'

/** The collaborator is chosen for all pages at once; a saved view or a link may name another for this list. */
export const useMemberPreset = () => ({
  filters: { collaboratorId: useChosenMember() },
  choose: ({ collaboratorId }: Partial<ClientFilters>) => chooseMember(collaboratorId),
})

export const rememberedListHref = (): string => clientsAddress.href(rememberedPlace(clientsAddress))

/** The filters and the order in which the list was left. */
export function rememberedFilters(): ClientFilters {
  const { view: _view, ...filters } = rememberedPlace(clientsAddress)
  return withPreset(filters, { collaboratorId: chosenMember() })
}
