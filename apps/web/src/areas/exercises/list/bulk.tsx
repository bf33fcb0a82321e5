import type { Exercise } from '@allenio/contract/exercises'
import { IconBarbell, IconCategory, IconTag, IconTrash, IconYoga } from '@tabler/icons-react'
import { useState } from 'react'
import { RefusedDialog, type BulkProps } from '#shell/list-page'
import { confirm } from '#ui/confirm'
import { SelectionBar } from '#ui/selection-bar'
import { BulkDialog } from './bulk-dialog.tsx'
import type { BulkQuestion } from './bulk-dialog.tsx'
import { useBulk } from './use-bulk.ts'
import { useListWords } from './words.ts'

/** Floats while exercises are chosen. */
export function Bulk({ rows, selection, onClear }: BulkProps<Exercise>) {
  const t = useListWords()
  const [question, setQuestion] = useState<BulkQuestion>()
  const { run, isBusy, refused, closeReasonList } = useBulk({
    onDone: () => {
      setQuestion(undefined)
      onClear()
    },
  })
  const ids = [...selection]
  const selected = rows.filter(({ id }) => selection.has(id))
  const mayUpdate = selected.some(({ may }) => may.update)
  const remove = async () => {
    const isSure = await confirm({
      title: t('deleteTitle', { count: ids.length }),
      text: t('deleteText'),
      proceed: t('deleteMany'),
      danger: true,
    })
    if (isSure) await run({ action: 'delete' }, ids)
  }
  const ask = (next: BulkQuestion) => () => setQuestion(next)
  const actions = [
    ...(mayUpdate
      ? [
          { label: t('tagMany'), icon: IconTag, onClick: ask('tag') },
          { label: t('musclesMany'), icon: IconYoga, onClick: ask('muscles') },
          { label: t('equipmentMany'), icon: IconBarbell, onClick: ask('equipment') },
          { label: t('categoryMany'), icon: IconCategory, onClick: ask('category') },
        ]
      : []),
    ...(selected.some(({ may }) => may.delete) ? [{ label: t('deleteMany'), icon: IconTrash, onClick: () => void remove() }] : []),
  ]
  return (
    <>
      <SelectionBar count={ids.length} text={t('selected', { count: ids.length })} actions={isBusy ? [] : actions} onClear={onClear} />
      {question && (
        <BulkDialog
          question={question}
          count={ids.length}
          isBusy={isBusy}
          onChange={change => void run(change, ids)}
          onClose={() => setQuestion(undefined)}
        />
      )}
      {refused.length > 0 && (
        <RefusedDialog title={t('refusedTitle')} text={t('refusedText')} refused={refused} onClose={closeReasonList} />
      )}
    </>
  )
}
