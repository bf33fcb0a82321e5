import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { confirm } from '#ui/confirm'
import { SelectionBar } from '#ui/selection-bar'
import type { SelectionAction } from '#ui/selection-bar'
import { RefusedDialog, useBulk, type BulkProps, type RefusedRow } from '../list-page/index.ts'
import { useLibraryWords } from './words.ts'

interface BulkRow {
  id: string
  may: { update: boolean; delete: boolean }
}

/** The bar's sentence about the selected rows, in the list's own words. */
export type BulkWords = (
  key: 'selected' | 'changed' | 'changedNone' | 'deleteTitle' | 'deleteText' | 'refusedTitle' | 'refusedText',
  values: { count: number },
) => string

interface BulkAnswer {
  changed: string[]
  refused?: RefusedRow[]
}

interface BulkBarOptions<Item, Change, Question, Answer extends BulkAnswer> extends BulkProps<Item> {
  words: BulkWords
  send: (change: Change, ids: string[]) => Promise<Answer>
  /** The number of rows that the server accepts at once. */
  portion: number
  /** The change that takes one back, where there is one. */
  undo: (change: Change, answers: readonly NoInfer<Answer>[]) => Change | undefined
  /** Questions that the bar may ask before it sends a change: each is a dialog of the list. */
  questions?: readonly Question[]
}

/** The state of the bar over selected rows: what may be done to them, and which question is open. */
export function useBulkBar<
  Item extends BulkRow,
  Change extends object | string,
  Answer extends BulkAnswer,
  const Question extends string = never,
>({ rows, selection, onClear, words, send, portion, undo }: BulkBarOptions<Item, Change, Question, Answer>) {
  const [question, setQuestion] = useState<Question>()
  const close = () => setQuestion(undefined)
  const { run, isBusy, refused, closeReasonList } = useBulk<Change, Answer>({
    send,
    portion,
    undo,
    words: { changed: count => words('changed', { count }), changedNone: words('changedNone', { count: 0 }) },
    onDone: () => {
      close()
      onClear()
    },
  })
  const ids = [...selection]
  const count = ids.length
  const selected = rows.filter(({ id }) => selection.has(id))
  return {
    selected,
    may: { update: selected.some(({ may }) => may.update), delete: selected.some(({ may }) => may.delete) },
    run: (change: Change, some: readonly string[] = ids) => void run(change, some),
    question,
    ask: (next: Question) => () => setQuestion(next),
    /** The properties that the dialogs of a question have in common. */
    dialog: { count, text: words('selected', { count }), isBusy, onChange: (change: Change) => void run(change, ids), onClose: close },
    bar: { count, words, isBusy, refused, onClear, onCloseRefused: closeReasonList },
  }
}

interface BulkBarProps {
  /** From `useBulkBar`. */
  bulk: {
    may: { delete: boolean }
    bar: {
      count: number
      words: BulkWords
      isBusy: boolean
      refused: readonly RefusedRow[]
      onClear: () => void
      onCloseRefused: () => void
    }
  }
  actions: SelectionAction[]
  onDelete: () => void
  /** The dialog of the open question. */
  children?: ReactNode
}

/** Floats while rows are selected. Deleting comes last, and is asked for once for all of them. */
export function BulkBar({ bulk: { bar, may }, actions, onDelete, children }: BulkBarProps) {
  const t = useLibraryWords()
  const { count, words, isBusy, refused, onClear, onCloseRefused } = bar
  const remove = async () => {
    const isSure = await confirm({
      title: words('deleteTitle', { count }),
      text: words('deleteText', { count }),
      proceed: t('delete'),
      danger: true,
    })
    if (isSure) onDelete()
  }
  const allActions = [...actions, ...(may.delete ? [{ label: t('delete'), icon: IconTrash, onClick: () => void remove() }] : [])]
  return (
    <>
      <SelectionBar count={count} text={words('selected', { count })} actions={isBusy ? [] : allActions} onClear={onClear} />
      {children}
      {refused.length > 0 && (
        <RefusedDialog
          title={words('refusedTitle', { count })}
          text={words('refusedText', { count })}
          refused={refused}
          onClose={onCloseRefused}
        />
      )}
    </>
  )
}
