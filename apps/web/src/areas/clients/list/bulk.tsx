import type { ClientRow } from '@allenio/contract/clients'
import { IconCategory, IconPlayerPause, IconPlayerPlay, IconTag, IconUserPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useMe } from '#shell'
import { useWording } from '#lib/words'
import { confirm } from '#ui/confirm'
import { SelectionBar } from '#ui/selection-bar'
import type { Chosen } from '#ui/data-table'
import { bulkTools } from './slots.ts'
import type { BulkTool } from './slots.ts'
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
  const say = useWording()
  const [asked, setAsked] = useState<BulkQuestion>()
  const [tool, setTool] = useState<BulkTool>()
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
      title: t('manyDeactivateTitle', { count: ids.length }),
      text: t('manyDeactivateText'),
      proceed: t('deactivate'),
    })
    if (isSure) await run({ action: 'deactivate' }, ids)
  }
  const actions = [
    ...bulkTools
      .entries()
      .filter(({ permission }) => me?.permissions.includes(permission))
      .map(each => ({ label: say(each.label), icon: <each.Icon />, onClick: () => setTool(each) })),
    { label: t('addTag'), icon: <IconTag />, onClick: () => setAsked('tag') },
    { label: t('setType'), icon: <IconCategory />, onClick: () => setAsked('type') },
    ...(picked.some(({ may }) => may.assign) ? [{ label: t('assign'), icon: <IconUserPlus />, onClick: () => setAsked('assign') }] : []),
    ...(picked.some(({ may }) => may.deactivate)
      ? [{ label: t('deactivate'), icon: <IconPlayerPause />, onClick: () => void deactivate() }]
      : []),
    ...(picked.some(({ may }) => may.restore)
      ? [{ label: t('restore'), icon: <IconPlayerPlay />, onClick: () => void run({ action: 'restore' }, ids) }]
      : []),
  ]
  return (
    <>
      <SelectionBar count={ids.length} text={t('selected', { count: ids.length })} actions={isBusy ? [] : actions} onClear={onClear} />
      <Suspense>
        {asked && (
          <BulkDialog
            question={asked}
            count={ids.length}
            isBusy={isBusy}
            onChange={(change, how) => void run(change, ids, how)}
            onClose={() => setAsked(undefined)}
          />
        )}
        {tool && <tool.Dialog clients={picked} onClose={() => setTool(undefined)} onDone={onClear} />}
        {refused.length > 0 && <RefusedDialog refused={refused} onClose={forget} />}
      </Suspense>
    </>
  )
}
