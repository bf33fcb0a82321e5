import type { ClientAction } from '@allenio/contract/client-actions'
import { getClientDetail } from '@allenio/contract/clients'
import { IconListCheck } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { goTo, useParam } from '#shell'
import { read } from '#lib/api'
import { useFormats } from '#lib/formats'
import { parseId } from '#lib/list-place'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { AllClearPicture } from '#ui/illustrations'
import { BareList } from '#ui/layout'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { PartHeader, Sheet } from '#ui/section'
import { SkeletonRows } from '#ui/skeleton'
import { Text, Title } from '#ui/text'
import { actionsHref, actionsQuery, useActionWrites } from '../data.ts'
import type { ActionWrites } from '../data.ts'
import { AskClient } from '../form/ask-dialogs.tsx'
import { useActionWords } from '../words.ts'
import { ActionRow } from './action-row.tsx'
import { emptyWays } from './empty-ways.tsx'
import type { ActionPreset } from './empty-ways.tsx'
import css from './list.module.css'
import { ActionPanel } from './action-panel.tsx'
import { EditAction } from '../form/edit-action.tsx'
import { isAsked } from '../form/values.ts'

const states = ['overdue', 'open', 'done'] as const
const headings = { overdue: 'overdue', open: 'open', done: 'doneOnes' } as const

/** Answers: what was this person asked, and have they done it? */
export function Page() {
  const id = useParam('id')
  return <Actions key={id} id={id} />
}

function Actions({ id }: { id: string }) {
  const t = useActionWords()
  const { openedId, open, close } = useOpenedAction(id)
  const list = useInfiniteQuery(actionsQuery(id))
  const { data: client } = useQuery(read(getClientDetail, { id }, { quiet: true, isStored: true }))
  const writes = useActionWrites()
  const [preset, setPreset] = useState<ActionPreset>()
  const [editedAction, setEditedAction] = useState<ClientAction>()
  const mayAsk = client?.may.edit ?? false
  return (
    <Sheet>
      <Loaded query={list} failed={t('failedTitle')} skeleton={<SkeletonRows rows={4} tall />}>
        {({ rows, first }) =>
          rows.length === 0 ? (
            <EmptyState
              picture={<AllClearPicture />}
              title={t('emptyTitle')}
              text={t('emptyText')}
              ways={mayAsk ? emptyWays(t, setPreset) : undefined}
            />
          ) : (
            <>
              <PartHeader
                title={t('part')}
                action={
                  mayAsk && (
                    <Button kind="primary" icon={IconListCheck} onClick={() => setPreset({})}>
                      {t('ask')}
                    </Button>
                  )
                }
              />
              {states.map(state => (
                <StateGroup
                  key={state}
                  state={state}
                  rows={rows.filter(row => row.state === state)}
                  count={first?.counts[state]}
                  writes={writes}
                  onOpen={open}
                  onEdit={setEditedAction}
                />
              ))}
              <LoadMore list={list} />
            </>
          )
        }
      </Loaded>
      {client && preset && <AskClient client={client} {...preset} onClose={() => setPreset(undefined)} />}
      {openedId && !editedAction && (
        <ActionPanel
          key={openedId}
          id={openedId}
          listedAction={list.data?.rows.find(row => row.id === openedId)}
          writes={writes}
          onEdit={setEditedAction}
          onClose={close}
        />
      )}
      {editedAction && isAsked(editedAction) && <EditAction action={editedAction} onClose={() => setEditedAction(undefined)} />}
    </Sheet>
  )
}

interface StateGroupProps {
  state: (typeof states)[number]
  rows: readonly ClientAction[]
  count: number | undefined
  writes: ActionWrites
  onOpen: (id: string) => void
  onEdit: (action: ClientAction) => void
}

function StateGroup({ state, rows, count = rows.length, writes, onOpen, onEdit }: StateGroupProps) {
  const t = useActionWords()
  const { integer } = useFormats()
  if (rows.length === 0) return null
  return (
    <section aria-labelledby={`actions-${state}`}>
      <Title level={2} size={16} id={`actions-${state}`} className={css.heading}>
        {t(headings[state])}{' '}
        <Text as="span" size="inherit" tone={3} weight={400}>
          {integer(count)}
        </Text>
      </Title>
      <BareList className={css.list}>
        {rows.map(row => (
          <ActionRow key={row.id} action={row} writes={writes} onOpen={() => onOpen(row.id)} onEdit={() => onEdit(row)} />
        ))}
      </BareList>
    </section>
  )
}

/** The one that the address names, then whichever is pressed: the list keeps its place meanwhile. */
function useOpenedAction(id: string) {
  const addressedId = useSearch({ strict: false, select: (search: Readonly<Record<string, unknown>>) => parseId(search['action']) })
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
