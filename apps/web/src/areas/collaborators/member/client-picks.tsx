import { clientsAtOnce } from '@allenio/contract/collaborators'
import { listClientsForSelect } from '@allenio/contract/clients'
import { useInfiniteQuery } from '@tanstack/react-query'
import { listQuery } from '#lib/api'
import { Checkbox } from '#ui/checkbox'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { PersonName } from '../team/person-name.tsx'
import { useWords } from '../words/index.ts'
import css from './client-picks.module.css'

interface ClientPicksProps {
  /** the collaborator's name */
  name: string
  search: string
  assignedIds: ReadonlySet<string>
  selectedIds: readonly string[]
  onChoose: (selectedIds: string[]) => void
}

/** Active clients to tick; ticked ones stay ticked during further searches. */
export function ClientPicks({ name, search, assignedIds, selectedIds, onChoose }: ClientPicksProps) {
  const t = useWords()
  const list = useInfiniteQuery(listQuery(listClientsForSelect, search ? { search } : {}, { rows: page => page.clients, quiet: true }))
  const tick = (id: string) => {
    const others = selectedIds.filter(each => each !== id)
    if (others.length < selectedIds.length) onChoose(others)
    else if (others.length < clientsAtOnce) onChoose([...others, id])
  }
  const nothing = (isAnybodyThere: boolean) => {
    if (search) return t('assignNothing')
    return isAnybodyThere ? t('assignKnown', { name }) : t('assignNobody')
  }
  return (
    <fieldset className={css.picks} aria-label={t('clients')} aria-busy={list.isFetching}>
      <Loaded query={list} failed={t('loadClientsFailed')} skeleton={<SkeletonRows rows={5} hasAvatar columns={0} />}>
        {({ rows }) => {
          const offered = rows.filter(({ id }) => !assignedIds.has(id))
          if (offered.length === 0 && !list.hasNextPage) {
            return (
              <Text tone={2} className={css.none}>
                {nothing(rows.length > 0)}
              </Text>
            )
          }
          return offered.map(client => (
            <Checkbox
              key={client.id}
              className={css.pick}
              checked={selectedIds.includes(client.id)}
              onChange={() => tick(client.id)}
              label={<PersonName person={client} />}
            />
          ))
        }}
      </Loaded>
      <LoadMore list={list} />
    </fieldset>
  )
}
