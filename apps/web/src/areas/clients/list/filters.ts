import type { Input } from '@allenio/contract'
import { adherenceLevels, clientListStatuses, clientSorts, subscriptionStates } from '@allenio/contract/clients'
import type { listClients } from '@allenio/contract/clients'
import { listAddress, oneOf, parseId, parseText } from '#lib/list-place'

export type ClientFilters = Omit<Input<typeof listClients>, 'page'>

export const clientsAddress = listAddress<ClientFilters>({
  name: 'clients',
  path: '/clients',
  filters: {
    search: parseText,
    status: oneOf(clientListStatuses),
    selectedType: parseText,
    tag: parseText,
    groupId: parseId,
    collaboratorId: parseText,
    subscription: oneOf(subscriptionStates),
    training: oneOf(adherenceLevels),
    nutrition: oneOf(adherenceLevels),
    checkIns: oneOf(adherenceLevels),
  },
  sorts: clientSorts,
})
