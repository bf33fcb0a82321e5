import type { Output } from '@allenio/contract'
import { createClientView, deleteClientView, listClientViews, updateClientView, type countClients } from '@allenio/contract/clients'
import { useSavedViews, type ListViews } from '#shell/list-page'
import { clientsAddress, type ClientFilters } from './filters.ts'
import { useListWords } from './words.ts'

const calls = { list: listClientViews, create: createClientView, update: updateClientView, delete: deleteClientView }

type Counts = Output<typeof countClients>

interface StandardView {
  id: 'all' | 'active' | 'notRegistered' | 'ending' | 'expired' | 'inactive'
  filters: Pick<ClientFilters, 'status' | 'subscription'>
  countOf: (counts: Counts) => number
}

/** The views that everybody has, in the order of a working day. Whose subscription ends matters of the active ones. */
const standardViews: readonly StandardView[] = [
  { id: 'all', filters: {}, countOf: ({ total }) => total },
  { id: 'active', filters: { status: 'active' }, countOf: ({ active }) => active },
  { id: 'ending', filters: { status: 'active', subscription: 'ending' }, countOf: ({ ending }) => ending },
  { id: 'expired', filters: { status: 'active', subscription: 'expired' }, countOf: ({ expired }) => expired },
  { id: 'notRegistered', filters: { status: 'not registered' }, countOf: ({ notRegistered }) => notRegistered },
  { id: 'inactive', filters: { status: 'inactive' }, countOf: ({ inactive }) => inactive },
]

/** The views that everybody has, with their counts, and those that this member has saved. */
export function useViews(counts: Counts | undefined): ListViews<ClientFilters> {
  const t = useListWords()
  return {
    standard: standardViews.map(({ id, filters, countOf }) => ({ id, filters, title: t(id), count: counts && countOf(counts) })),
    stays: ['collaboratorId'],
    saved: useSavedViews({ calls, address: clientsAddress, deleteText: t('deleteViewText') }),
  }
}
