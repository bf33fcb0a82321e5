import { changeManySurveys, surveysInBulk, type Survey } from '@allenio/contract/surveys'
import type { Input } from '@allenio/contract'
import { IconArchive, IconArchiveOff } from '@tabler/icons-react'
import { BulkBar, useBulkBar } from '#shell/library'
import type { BulkProps } from '#shell/list-page'
import { call } from '#lib/api'
import { useListWords } from './words.ts'

type Change = Input<typeof changeManySurveys>['action']

const opposites = { delete: 'undelete', undelete: 'delete', archive: 'unarchive', unarchive: 'archive' } as const satisfies Record<
  Change,
  Change
>

/** Floats while surveys are selected. One that was used is archived instead of deleted. */
export function Bulk(props: BulkProps<Survey>) {
  const t = useListWords()
  const bulk = useBulkBar({
    ...props,
    words: t,
    send: (action: Change, ids) => call(changeManySurveys, { action, ids }),
    portion: surveysInBulk,
    undo: action => opposites[action],
  })
  const mayArchive = bulk.selected.some(({ may, archivedAt }) => may.archive && archivedAt === null)
  const mayUnarchive = bulk.selected.some(({ may, archivedAt }) => may.archive && archivedAt !== null)
  return (
    <BulkBar
      bulk={bulk}
      actions={[
        ...(mayArchive ? [{ label: t('archive'), icon: IconArchive, onClick: () => bulk.run('archive') }] : []),
        ...(mayUnarchive ? [{ label: t('unarchive'), icon: IconArchiveOff, onClick: () => bulk.run('unarchive') }] : []),
      ]}
      onDelete={() => bulk.run('delete')}
    />
  )
}
