import type { ClientRow } from '@allenio/contract/clients'
import { IconCategory, IconMessage, IconPlayerPause, IconPlayerPlay, IconTag, IconUserPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { SendToMany } from '#areas/chat-desk'
import { useMe } from '#shell'
import { confirm } from '#ui/confirm'
import { SelectionBar } from '#ui/selection-bar'
import type { Chosen } from '#ui/data-table'
import { useBulk } from './use-bulk.ts'
import { useListWords } from './words.ts'

const BulkDialog = lazy(async () => ({ default: (await import('./bulk-dialog.tsx')).BulkDialog }))
const RefusedDialog = lazy(async () => ({ default: (await import('./refused-dialog.tsx')).RefusedDialog }))

export type BulkQuestion = 'type' | 'tag' | 'assign'

interface BulkProps {
  rows: readonly ClientRow[]
  chosen: Chosen
  onClear: () => void
}

/** Floats while clients are chosen. */
export function Bulk({ rows, chosen, onClear }: BulkProps) {
  const t = useListWords()
  const me = useMe()
  const [asked, setAsked] = useState<BulkQuestion>()
  const [isWriting, setWriting] = useState(false)
  const { run, isBusy, refused, forget } = useBulk({
    onDone: () => {
      setAsked(undefined)
      onClear()
    },
  })
  const picked = rows.filter(({ id }) => chosen.has(id))
  const ids = [...chosen]
  const deactivate = async () => {
    const isSure = await confirm({
      title: t('manyDeactivateTitle', { count: ids.length }), text: t('manyDeactivateText'), proceed: t('deactivate'),
    })
    if (isSure) await run({ action: 'deactivate' }, ids)
  }
  const actions = [
    ...(me?.permissions.includes('create chats') ? [{ label: t('write'), icon: <IconMessage />, onClick: () => setWriting(true) }] : []),
    { label: t('addTag'), icon: <IconTag />, onClick: () => setAsked('tag') },
    { label: t('setType'), icon: <IconCategory />, onClick: () => setAsked('type') },
    ...(picked.some(({ may }) => may.assign) ? [{ label: t('assign'), icon: <IconUserPlus />, onClick: () => setAsked('assign') }] : []),
    ...(picked.some(({ may }) => may.deactivate)
      ? [{ label: t('deactivate'), icon: <IconPlayerPause />, onClick: () => void deactivate() }] : []),
    ...(picked.some(({ may }) => may.restore)
      ? [{ label: t('restore'), icon: <IconPlayerPlay />, onClick: () => void run({ action: 'restore' }, ids) }] : []),
  ]
  return (
    <>
      <SelectionBar count={ids.length} text={t('selected', { count: ids.length })} actions={isBusy ? [] : actions} onClear={onClear} />
      <Suspense>
        {asked && (
          <BulkDialog
            question={asked} count={ids.length} isBusy={isBusy}
            onChange={(change, how) => void run(change, ids, how)} onClose={() => setAsked(undefined)}
          />
        )}
        {isWriting && <SendToMany clients={picked} onClose={() => setWriting(false)} onSent={onClear} />}
        {refused.length > 0 && <RefusedDialog refused={refused} onClose={forget} />}
      </Suspense>
    </>
  )
}
