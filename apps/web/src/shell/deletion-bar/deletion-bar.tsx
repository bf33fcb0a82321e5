import { IconArrowBackUp, IconTrash } from '@tabler/icons-react'
import { areaWords } from '#lib/words'
import { confirm } from '#ui/confirm'
import { SelectionBar } from '#ui/selection-bar'
import { RefusedDialog, useBulk, type BulkProps, type RefusedRow } from '../list-page/index.ts'

const useDeletionWords = areaWords('list deletion', {
  common: ['delete', 'undelete'],
  it: {
    selected_one: '{{count}} selezionato',
    selected_other: '{{count}} selezionati',
    changed_one: '{{count}} aggiornato',
    changed_other: '{{count}} aggiornati',
    changedNone: 'Nulla da aggiornare',
    refusedTitle: 'Rimasti com’erano',
    refusedText: 'Qui la modifica non era possibile.',
  },
  en: {
    selected_one: '{{count}} selected',
    selected_other: '{{count}} selected',
    changed_one: '{{count}} changed',
    changed_other: '{{count}} changed',
    changedNone: 'Nothing to change',
    refusedTitle: 'Left as they were',
    refusedText: 'These could not be changed.',
  },
})

interface DeletableRow {
  id: string
  may: { delete: boolean; undelete: boolean }
}

interface DeletionBarProps<Row> extends BulkProps<Row> {
  send: (action: 'delete' | 'undelete', ids: string[]) => Promise<{ changed: string[]; refused?: RefusedRow[] }>
  /** The number of rows that the server accepts at once. */
  portion: number
  question: (count: number) => { title: string; text: string }
}

/** Floats while rows are selected that can only be deleted together, or undeleted. */
export function DeletionBar<Row extends DeletableRow>({ rows, selection, onClear, send, portion, question }: DeletionBarProps<Row>) {
  const t = useDeletionWords()
  const { run, isBusy, refused, closeReasonList } = useBulk<'delete' | 'undelete'>({
    send,
    portion,
    undo: action => (action === 'delete' ? 'undelete' : 'delete'),
    words: { changed: count => t('changed', { count }), changedNone: t('changedNone') },
    onDone: onClear,
  })
  const ids = [...selection]
  const remove = async () => {
    if (await confirm({ ...question(ids.length), proceed: t('delete'), danger: true })) await run('delete', ids)
  }
  const selectedRows = rows.filter(({ id }) => selection.has(id))
  const actions = isBusy
    ? []
    : [
        ...(selectedRows.some(({ may }) => may.undelete)
          ? [{ label: t('undelete'), icon: IconArrowBackUp, onClick: () => void run('undelete', ids) }]
          : []),
        ...(selectedRows.some(({ may }) => may.delete) ? [{ label: t('delete'), icon: IconTrash, onClick: () => void remove() }] : []),
      ]
  return (
    <>
      <SelectionBar count={ids.length} text={t('selected', { count: ids.length })} actions={actions} onClear={onClear} />
      {refused.length > 0 && (
        <RefusedDialog title={t('refusedTitle')} text={t('refusedText')} refused={refused} onClose={closeReasonList} />
      )}
    </>
  )
}
