import type { Output } from '@allenio/contract'
import type { countClients } from '@allenio/contract/clients'
import type { ClientFilters } from './filters.ts'
import type { SayInList } from './words.ts'

type Counts = Output<typeof countClients>

interface StandardView {
  id: 'all' | 'active' | 'notRegistered' | 'ending' | 'expired' | 'inactive'
  filters: Pick<ClientFilters, 'status' | 'subscription'>
  countOf: (counts: Counts) => number
}

/** The views that everybody has, in the order of a working day. Whose subscription ends matters of the active ones. */
export const standardViews: readonly StandardView[] = [
  { id: 'all', filters: {}, countOf: ({ total }) => total },
  { id: 'active', filters: { status: 'active' }, countOf: ({ active }) => active },
  { id: 'ending', filters: { status: 'active', subscription: 'ending' }, countOf: ({ ending }) => ending },
  { id: 'expired', filters: { status: 'active', subscription: 'expired' }, countOf: ({ expired }) => expired },
  { id: 'notRegistered', filters: { status: 'not registered' }, countOf: ({ notRegistered }) => notRegistered },
  { id: 'inactive', filters: { status: 'inactive' }, countOf: ({ inactive }) => inactive },
]

/** The standard view one is in, whatever else narrows it. */
export const standardViewOf = ({ status, subscription }: ClientFilters): StandardView | undefined =>
  standardViews.find(({ filters }) => filters.status === status && filters.subscription === subscription)

export const titleOfView = (id: StandardView['id'], t: SayInList): string => t(id)
