import { IconChecks } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useParam } from '#shell'
import { Button } from '#ui/button'
import { isNarrowed } from './filter-input.ts'
import { clientNotificationsQuery } from './data.ts'
import { useMarkRead } from '../data/use-mark-read.ts'
import { usePlace } from './place.ts'
import { useListWords } from './words.ts'
import { Filters } from './filters.tsx'
import { ListBody } from './list-body.tsx'
import css from './list.module.css'
import { None } from './none.tsx'

/** The notifications about one client. */
export function ClientPage() {
  const id = useParam('id')
  return <OfClient key={id} id={id} />
}

function OfClient({ id }: { id: string }) {
  const t = useListWords()
  const place = usePlace(`/clients/${id}/notifications`)
  const list = useInfiniteQuery(clientNotificationsQuery(id, place.filters))
  const rows = list.data?.rows ?? []
  const unread = rows.filter(({ readAt }) => readAt === null)
  const { mutate, isPending } = useMarkRead({ quiet: false })
  const isEmpty = !isNarrowed(place.filters) && list.data?.rows.length === 0
  return (
    <div className={css.page}>
      {!isEmpty && (
        <div className={css.tools}>
          <Filters place={place} isOfClient />
        </div>
      )}
      <ListBody
        list={list}
        none={<None place={place} isOfClient />}
        aside={
          unread.length > 0 && (
            <Button kind="quiet" icon={<IconChecks stroke={1.5} />} loading={isPending} onClick={() => mutate(unread.map(row => row.id))}>
              {t('markThese')}
            </Button>
          )
        }
      />
    </div>
  )
}
