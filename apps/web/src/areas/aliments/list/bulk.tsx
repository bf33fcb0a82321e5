import { changeManyFoods, foodsInBulk } from '@allenio/contract/aliment-changes'
import type { Food } from '@allenio/contract/aliments'
import { IconAlertTriangle, IconCategory, IconEye, IconEyeOff, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { RefusedDialog, useBulk, type BulkProps } from '#shell/list-page'
import { call } from '#lib/api'
import { confirm } from '#ui/confirm'
import { SelectionBar } from '#ui/selection-bar'
import { isEditable } from '../data.ts'
import { changeOf, oppositeOf, type BulkAnswer, type BulkChange } from './bulk-change.ts'
import { AllergenDialog, CategoryDialog } from './bulk-dialog.tsx'
import { useListWords } from './words.ts'

/** Floats while foods are chosen. */
export function Bulk({ rows, selection, onClear }: BulkProps<Food>) {
  const t = useListWords()
  const [question, setQuestion] = useState<'category' | 'allergens'>()
  const { run, isBusy, refused, closeReasonList } = useBulk<BulkChange, BulkAnswer>({
    send: (change, ids) => call(changeManyFoods, changeOf(change, ids)),
    portion: foodsInBulk,
    undo: oppositeOf,
    words: { changed: count => t('changed', { count }), changedNone: t('changedNone') },
    onDone: () => {
      setQuestion(undefined)
      onClear()
    },
  })
  const ids = [...selection]
  const selected = rows.filter(({ id }) => selection.has(id))
  const mayUpdate = selected.some(({ may }) => may.update)
  const ofLibrary = selected.filter(({ source }) => source === 'library')
  const remove = async () => {
    const isSure = await confirm({
      title: t('deleteTitle', { count: ids.length }),
      text: t('deleteText'),
      proceed: t('deleteMany'),
      danger: true,
    })
    if (isSure) await run({ action: 'delete' }, ids)
  }
  const hideOrShow = (isHidden: boolean) => {
    const libraryIds = ofLibrary.map(({ id }) => id)
    return isHidden
      ? { label: t('show'), icon: IconEye, onClick: () => void run({ action: 'show' }, libraryIds) }
      : { label: t('hide'), icon: IconEyeOff, onClick: () => void run({ action: 'hide' }, libraryIds) }
  }
  const dialog = {
    count: ids.length,
    isBusy,
    onChange: (change: BulkChange) => void run(change, ids),
    onClose: () => setQuestion(undefined),
  }
  const actions = [
    ...(selected.some(isEditable) ? [{ label: t('categoryMany'), icon: IconCategory, onClick: () => setQuestion('category') }] : []),
    ...(mayUpdate ? [{ label: t('allergensMany'), icon: IconAlertTriangle, onClick: () => setQuestion('allergens') }] : []),
    ...(mayUpdate && ofLibrary.length > 0 ? [hideOrShow(ofLibrary.every(({ isHidden }) => isHidden))] : []),
    ...(selected.some(({ may }) => may.delete) ? [{ label: t('deleteMany'), icon: IconTrash, onClick: () => void remove() }] : []),
  ]
  return (
    <>
      <SelectionBar count={ids.length} text={t('selected', { count: ids.length })} actions={isBusy ? [] : actions} onClear={onClear} />
      {question === 'category' && <CategoryDialog {...dialog} />}
      {question === 'allergens' && <AllergenDialog {...dialog} />}
      {refused.length > 0 && (
        <RefusedDialog title={t('refusedTitle')} text={t('refusedText')} refused={refused} onClose={closeReasonList} />
      )}
    </>
  )
}
