import type { Input } from '@allenio/contract'
import { deleteManyMacros, macrosInBulk } from '@allenio/contract/macro-changes'
import type { Macro } from '@allenio/contract/macros'
import { IconTrash } from '@tabler/icons-react'
import { RefusedDialog, useBulk, type BulkProps, type WithoutIds } from '#shell/list-page'
import { call } from '#lib/api'
import { confirm } from '#ui/confirm'
import { SelectionBar } from '#ui/selection-bar'
import { useListWords } from './words.ts'

type BulkChange = WithoutIds<Input<typeof deleteManyMacros>>

/** Floats while macros are chosen. */
export function Bulk({ rows, selection, onClear }: BulkProps<Macro>) {
  const t = useListWords()
  const { run, isBusy, refused, closeReasonList } = useBulk<BulkChange>({
    send: (change, ids) => call(deleteManyMacros, { ...change, ids }),
    portion: macrosInBulk,
    oppositeOf: ({ action }) => ({ action: action === 'delete' ? 'undelete' : 'delete' }),
    words: { changed: count => t('changed', { count }), changedNone: t('changedNone') },
    onDone: onClear,
  })
  const ids = [...selection]
  const remove = async () => {
    const isSure = await confirm({
      title: t('deleteTitle', { count: ids.length }),
      text: t('deleteText'),
      proceed: t('deleteMany'),
      danger: true,
    })
    if (isSure) await run({ action: 'delete' }, ids)
  }
  const mayDelete = rows.some(({ id, may }) => selection.has(id) && may.delete)
  const actions = mayDelete && !isBusy ? [{ label: t('deleteMany'), icon: IconTrash, onClick: () => void remove() }] : []
  return (
    <>
      <SelectionBar count={ids.length} text={t('selected', { count: ids.length })} actions={actions} onClear={onClear} />
      {refused.length > 0 && (
        <RefusedDialog title={t('refusedTitle')} text={t('refusedText')} refused={refused} onClose={closeReasonList} />
      )}
    </>
  )
}
