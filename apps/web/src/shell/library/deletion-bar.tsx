import { IconArrowBackUp } from '@tabler/icons-react'
import type { BulkProps, RefusedRow } from '../list-page/index.ts'
import { BulkBar, useBulkBar, type BulkWords } from './bulk-bar.tsx'
import { useLibraryWords } from './words.ts'

interface DeletableRow {
  id: string
  may: { update: boolean; delete: boolean; undelete: boolean }
}

interface DeletionBarProps<Row> extends BulkProps<Row> {
  send: (action: 'delete' | 'undelete', ids: string[]) => Promise<{ changed: string[]; refused?: RefusedRow[] }>
  /** The number of rows that the server accepts at once. */
  portion: number
  /** The question before rows are deleted. */
  question: (key: 'deleteTitle' | 'deleteText', values: { count: number }) => string
}

/** Floats while rows are selected that can only be deleted together, or undeleted. */
export function DeletionBar<Row extends DeletableRow>({ question, ...props }: DeletionBarProps<Row>) {
  const t = useLibraryWords()
  const words: BulkWords = (key, values) => {
    switch (key) {
      case 'deleteTitle':
      case 'deleteText':
        return question(key, values)
      case 'selected':
      case 'changed':
        return t(key, values)
      case 'changedNone':
      case 'refusedTitle':
      case 'refusedText':
        return t(key)
      default:
        return key satisfies never
    }
  }
  const bulk = useBulkBar({ ...props, words, undo: action => (action === 'delete' ? 'undelete' : 'delete') })
  const mayUndelete = bulk.selected.some(({ may }) => may.undelete)
  return (
    <BulkBar
      bulk={bulk}
      actions={mayUndelete ? [{ label: t('undelete'), icon: IconArrowBackUp, onClick: () => bulk.run('undelete') }] : []}
      onDelete={() => bulk.run('delete')}
    />
  )
}
