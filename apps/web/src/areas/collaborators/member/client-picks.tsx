import { clientsAtOnce } from '@allenio/contract/collaborators'
import { listClientsForSelect } from '@allenio/contract/clients'
import { useInfiniteQuery } from '@tanstack/react-query'
import { listQuery } from '#lib/api'
import { Avatar } from '#ui/avatar'
import { Checkbox } from '#ui/checkbox'
import { ErrorState } from '#ui/error-state'
import { LoadMore } from '#ui/load-more'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { useWords } from '../words/index.ts'
import css from '../team/team.module.css'

interface ClientPicksProps {
  /** of the collaborator */
  name: string
  search: string
  assignedIds: ReadonlySet<string>
  selectedIds: ReadonlySet<string>
  onChoose: (selectedIds: ReadonlySet<string>) => void
}

/** Active clients to tick; who was ticked stays so while one searches on. */
export function ClientPicks({ name, search, assignedIds, selectedIds, onChoose }: ClientPicksProps) {
  const t = useWords()
  const list = useInfiniteQuery(listQuery(listClientsForSelect, search ? { search } : {}, { rows: page => page.clients, quiet: true }))
  const all = list.data?.rows ?? []
  const offered = all.filter(({ id }) => !assignedIds.has(id))
  const tick = (id: string) => {
    const next = new Set(selectedIds)
    if (!next.delete(id) && selectedIds.size < clientsAtOnce) next.add(id)
    onChoose(next)
  }
  const unsearched = all.length > 0 ? t('assignKnown', { name }) : t('assignNobody')
  const nothing = search ? t('assignNothing') : unsearched
  return (
    <fieldset className={css.picks} aria-label={t('clients')} aria-busy={list.isFetching}>
      {list.isError && !list.data ? (
        <ErrorState title={t('loadClientsFailed')} onRetry={() => void list.refetch()} retrying={list.isRefetching} />
      ) : list.isPending ? (
        <SkeletonRows rows={5} avatar columns={0} />
      ) : offered.length === 0 && !list.hasNextPage ? (
        <Text tone={2} className={css.none}>
          {nothing}
        </Text>
      ) : (
        offered.map(({ id, name: client, photo }) => (
          <Checkbox
            key={id}
            className={css.pick}
            checked={selectedIds.has(id)}
            onChange={() => tick(id)}
            label={
              <span className={css.person}>
                <Avatar name={client} photo={photo} seed={id} />
                {client}
              </span>
            }
          />
        ))
      )}
      <LoadMore list={list} />
    </fieldset>
  )
}
