import type { Input } from '@allenio/contract'
import { adherenceLevels, clientListStatuses, clientSorts, subscriptionStates } from '@allenio/contract/clients'
import type { listClients } from '@allenio/contract/clients'
import { listAddress, oneOf, readText } from '#lib/list-place'

export type ClientFilters = Omit<Input<typeof listClients>, 'page'>

export const clientsAddress = listAddress<ClientFilters>({
  name: 'clients',
  path: '/clients',
  filters: {
    search: readText,
    status: oneOf(clientListStatuses),
    selectedType: readText,
    tag: readText,
    collaboratorId: readText,
    subscription: oneOf(subscriptionStates),
    training: oneOf(adherenceLevels),
    nutrition: oneOf(adherenceLevels),
  },
  sorts: clientSorts,
})
