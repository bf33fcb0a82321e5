import type { ClientAction } from '@allenio/contract/client-actions'
import { getClientDetail } from '@allenio/contract/clients'
import { IconListCheck } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { goTo, useParam } from '#shell'
import { messageOf, read } from '#lib/api'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { ErrorState } from '#ui/error-state'
import { AllClearPicture } from '#ui/illustrations'
import { LoadMore } from '#ui/load-more'
import { Sheet } from '#ui/section'
import { SkeletonRows } from '#ui/skeleton'
import { AskClient } from '../asking/ask-client.tsx'
import { actionsHref, readPlace } from '../data/place.ts'
import { actionsQuery } from '../data/reads.ts'
import { useActionWrites } from '../data/use-action-writes.ts'
import { useActionWords } from '../words/index.ts'
import { ActionRow } from './action-row.tsx'
import { emptyWays } from './empty-ways.tsx'
import type { Asked } from './empty-ways.tsx'
import css from './list.module.css'

const ActionPanel = lazy(async () => ({ default: (await import('./action-panel.tsx')).ActionPanel }))
const EditAction = lazy(async () => ({ default: (await import('../asking/edit-action.tsx')).EditAction }))

const states = ['overdue', 'open', 'done'] as const
const headings = { overdue: 'overdue', open: 'open', done: 'doneOnes' } as const

/** Answers: what was this person asked, and have they done it? */
export function Page() {
  const id = useParam('id')
  return <Actions key={id} id={id} />
}

function Actions({ id }: { id: string }) {
  const t = useActionWords()
  const { integer } = useFormats()
  const { opened, open, close } = useOpened(id)
  const list = useInfiniteQuery(actionsQuery(id))
  const { data: client } = useQuery(read(getClientDetail, { id }, { quiet: true, keep: true }))
  const writes = useActionWrites()
  const [asking, setAsking] = useState<Asked>()
  const [editing, setEditing] = useState<ClientAction>()
  const mayAsk = client?.may.edit ?? false
  const rows = list.data?.rows ?? []
  const counts = list.data?.first?.counts
  return (
    <Sheet>
      {list.isError && !list.data ? (
        <ErrorState
          title={t('failedTitle')}
          text={messageOf(list.error)}
          onRetry={() => void list.refetch()}
          retrying={list.isRefetching}
        />
      ) : !list.data ? (
        <SkeletonRows rows={4} tall />
      ) : rows.length === 0 ? (
        <EmptyState
          picture={<AllClearPicture />}
          title={t('emptyTitle')}
          text={t('emptyText')}
          ways={mayAsk ? emptyWays(t, setAsking) : undefined}
        />
      ) : (
        <>
          {mayAsk && (
            <div className={css.thumb}>
              <Button wide kind="primary" icon={<IconListCheck stroke={1.5} />} onClick={() => setAsking({})}>
                {t('ask')}
              </Button>
            </div>
          )}
          {states.map(state => {
            const those = rows.filter(row => row.state === state)
            return (
              those.length > 0 && (
                <section key={state} className={css.group} aria-labelledby={`actions-${state}`}>
                  <h2 id={`actions-${state}`}>
                    {t(headings[state])} <span>{integer(counts?.[state] ?? those.length)}</span>
                  </h2>
                  <ul className={css.list}>
                    {those.map(row => (
                      <ActionRow key={row.id} action={row} writes={writes} onOpen={() => open(row.id)} onEdit={() => setEditing(row)} />
                    ))}
                  </ul>
                </section>
              )
            )
          })}
          <LoadMore list={list} />
        </>
      )}
      {client && asking && <AskClient client={client} {...asking} onClose={() => setAsking(undefined)} />}
      <Suspense>
        {opened && !editing && (
          <ActionPanel
            key={opened}
            id={opened}
            known={rows.find(row => row.id === opened)}
            writes={writes}
            onEdit={setEditing}
            onClose={close}
          />
        )}
        {editing && <EditAction action={editing} onClose={() => setEditing(undefined)} />}
      </Suspense>
    </Sheet>
  )
}

/** The one that the address names, then whichever is pressed: the list keeps its place meanwhile. */
function useOpened(id: string) {
  const { action: addressed } = useSearch({ strict: false, select: search => readPlace({ ...search }), structuralSharing: true })
  const [seen, setSeen] = useState(addressed)
  const [opened, open] = useState(addressed)
  if (seen !== addressed) {
    setSeen(addressed)
    open(addressed)
  }
  const close = () => {
    open(undefined)
    if (addressed) goTo(actionsHref(id), { replace: true })
  }
  return { opened, open, close }
}
