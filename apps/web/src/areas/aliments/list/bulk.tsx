import { changeManyFoods, foodsInBulk, type Food } from '@allenio/contract/aliments'
import { IconAlertTriangle, IconCategory, IconEye, IconEyeOff } from '@tabler/icons-react'
import { BulkBar, useBulkBar } from '#shell/library'
import type { BulkProps } from '#shell/list-page'
import { call } from '#lib/api'
import { isEditable } from '../data.ts'
import { changeOf, oppositeOf, type BulkChange } from './bulk-change.ts'
import { AllergenDialog, CategoryDialog } from './bulk-dialog.tsx'
import { useListWords } from './words.ts'

/** Floats while foods are chosen. */
export function Bulk(props: BulkProps<Food>) {
  const t = useListWords()
  const bulk = useBulkBar({
    ...props,
    words: t,
    send: (change: BulkChange, ids: string[]) => call(changeManyFoods, changeOf(change, ids)),
    portion: foodsInBulk,
    undo: oppositeOf,
    questions: ['category', 'allergens'],
  })
  const { selected, may, run, ask, question, dialog } = bulk
  const ofLibrary = selected.filter(({ source }) => source === 'library')
  const libraryIds = ofLibrary.map(({ id }) => id)
  const hideOrShow = ofLibrary.every(({ isHidden }) => isHidden)
    ? { label: t('show'), icon: IconEye, onClick: () => run({ action: 'show' }, libraryIds) }
    : { label: t('hide'), icon: IconEyeOff, onClick: () => run({ action: 'hide' }, libraryIds) }
  const actions = [
    ...(selected.some(isEditable) ? [{ label: t('category'), icon: IconCategory, onClick: ask('category') }] : []),
    ...(may.update ? [{ label: t('allergens'), icon: IconAlertTriangle, onClick: ask('allergens') }] : []),
    ...(may.update && ofLibrary.length > 0 ? [hideOrShow] : []),
  ]
  return (
    <BulkBar bulk={bulk} actions={actions} onDelete={() => run({ action: 'delete' })}>
      {question === 'category' && <CategoryDialog {...dialog} />}
      {question === 'allergens' && <AllergenDialog {...dialog} />}
    </BulkBar>
  )
}
