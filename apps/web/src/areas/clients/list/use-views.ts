import type { Output } from '@allenio/contract'
import { deleteClientView, updateClientView } from '@allenio/contract/client-settings'
import type { countClients } from '@allenio/contract/clients'
import { useQuery } from '@tanstack/react-query'
import { useCall } from '#lib/api'
import { lazyPart } from '#lib/lazy-part'
import type { ListViews } from '#shell/list-page'
import { viewsQuery } from '../data.ts'
import type { ClientFilters } from './filters.ts'
import { useListWords } from './words.ts'

const ViewNameDialog = lazyPart(() => import('./view-name-dialog.tsx'), 'ViewNameDialog')

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
  const { data } = useQuery(viewsQuery())
  const update = useCall(updateClientView)
  const removal = useCall(deleteClientView)
  return {
    standard: standardViews.map(({ id, filters, countOf }) => ({ id, filters, title: t(id), count: counts && countOf(counts) })),
    stays: ['collaboratorId'],
    saved: {
      views: data?.views ?? [],
      isUpdating: update.isPending,
      onUpdate: ({ id }, filters) => update.mutate({ id, filters }),
      onDelete: ({ id }) => removal.mutate({ id }),
      deleteText: t('deleteViewText'),
      NameDialog: ViewNameDialog,
    },
  }
}
