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
import { actionsHref, actionsQuery, useActionWrites } from '../data.ts'
import { AskClient } from '../form/ask-client.tsx'
import { readPlace } from '../screens.ts'
import { useActionWords } from '../words.ts'
import { ActionRow } from './action-row.tsx'
import { emptyWays } from './empty-ways.tsx'
import type { ActionPreset } from './empty-ways.tsx'
import css from './list.module.css'

const ActionPanel = lazy(async () => ({ default: (await import('./action-panel.tsx')).ActionPanel }))
const EditAction = lazy(async () => ({ default: (await import('../form/edit-action.tsx')).EditAction }))

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
  const { openedId, open, close } = useOpenedAction(id)
  const list = useInfiniteQuery(actionsQuery(id))
  const { data: client } = useQuery(read(getClientDetail, { id }, { quiet: true, keep: true }))
  const writes = useActionWrites()
  const [preset, setPreset] = useState<ActionPreset>()
  const [editedAction, setEditedAction] = useState<ClientAction>()
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
          ways={mayAsk ? emptyWays(t, setPreset) : undefined}
        />
      ) : (
        <>
          {mayAsk && (
            <div className={css.thumb}>
              <Button wide kind="primary" icon={IconListCheck} onClick={() => setPreset({})}>
                {t('ask')}
              </Button>
            </div>
          )}
          {states.map(state => {
            const stateRows = rows.filter(row => row.state === state)
            return (
              stateRows.length > 0 && (
                <section key={state} className={css.group} aria-labelledby={`actions-${state}`}>
                  <h2 id={`actions-${state}`}>
                    {t(headings[state])} <span>{integer(counts?.[state] ?? stateRows.length)}</span>
                  </h2>
                  <ul className={css.list}>
                    {stateRows.map(row => (
                      <ActionRow
                        key={row.id}
                        action={row}
                        writes={writes}
                        onOpen={() => open(row.id)}
                        onEdit={() => setEditedAction(row)}
                      />
                    ))}
                  </ul>
                </section>
              )
            )
          })}
          <LoadMore list={list} />
        </>
      )}
      {client && preset && <AskClient client={client} {...preset} onClose={() => setPreset(undefined)} />}
      <Suspense>
        {openedId && !editedAction && (
          <ActionPanel
            key={openedId}
            id={openedId}
            listedAction={rows.find(row => row.id === openedId)}
            writes={writes}
            onEdit={setEditedAction}
            onClose={close}
          />
        )}
        {editedAction && <EditAction action={editedAction} onClose={() => setEditedAction(undefined)} />}
      </Suspense>
    </Sheet>
  )
}

/** The one that the address names, then whichever is pressed: the list keeps its place meanwhile. */
function useOpenedAction(id: string) {
  const { action: addressedId } = useSearch({ strict: false, select: search => readPlace({ ...search }), structuralSharing: true })
  const [lastAddressedId, setLastAddressedId] = useState(addressedId)
  const [openedId, open] = useState(addressedId)
  if (lastAddressedId !== addressedId) {
    setLastAddressedId(addressedId)
    open(addressedId)
  }
  const close = () => {
    open(undefined)
    if (addressedId) goTo(actionsHref(id), { replace: true })
  }
  return { openedId, open, close }
}
