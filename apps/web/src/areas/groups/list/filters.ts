import type { Input } from '@allenio/contract'
import { groupSorts, type listGroups } from '@allenio/contract/groups'
import { listAddress, parseId, parseText } from '#lib/list-place'

export type GroupFilters = Omit<Input<typeof listGroups>, 'page' | 'clientId'>

export const groupsAddress = listAddress<GroupFilters>({
  name: 'groups',
  path: '/groups',
  filters: { search: parseText, collaboratorId: parseId },
  sorts: groupSorts,
})
