import { changeManyExercises } from '@allenio/contract/exercise-changes'
import { exercisesInBulk } from '@allenio/contract/exercise-fields'
import type { Exercise } from '@allenio/contract/exercises'
import { IconBarbell, IconCategory, IconTag, IconTrash, IconYoga } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RefusedDialog, TagDialog, useBulk, type BulkProps } from '#shell/list-page'
import { call } from '#lib/api'
import { confirm } from '#ui/confirm'
import { SelectionBar } from '#ui/selection-bar'
import { exerciseTagsQuery } from '../data.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import type { BulkChange, BulkQuestion } from './bulk-dialog.tsx'
import { useListWords } from './words.ts'

function oppositeOf(change: BulkChange): BulkChange | undefined {
  switch (change.action) {
    case 'add tag':
      return { ...change, action: 'remove tag' }
    case 'remove tag':
      return { ...change, action: 'add tag' }
    case 'delete':
      return { action: 'undelete' }
    case 'undelete':
    case 'set muscles':
    case 'set equipment':
    case 'set category':
      return undefined
    default:
      return change satisfies never
  }
}

/** Floats while exercises are chosen. */
export function Bulk({ rows, selection, onClear }: BulkProps<Exercise>) {
  const t = useListWords()
  const [question, setQuestion] = useState<BulkQuestion | 'tag'>()
  const { run, isBusy, refused, closeReasonList } = useBulk<BulkChange>({
    send: (change, ids) => call(changeManyExercises, { ...change, ids }),
    portion: exercisesInBulk,
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
  const remove = async () => {
    const isSure = await confirm({
      title: t('deleteTitle', { count: ids.length }),
      text: t('deleteText'),
      proceed: t('deleteMany'),
      danger: true,
    })
    if (isSure) await run({ action: 'delete' }, ids)
  }
  const ask = (next: BulkQuestion | 'tag') => () => setQuestion(next)
  const { data: tagged } = useQuery({ ...exerciseTagsQuery(), enabled: question === 'tag' })
  const dialog = { isBusy, onClose: () => setQuestion(undefined) }
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
      {question === 'tag' && (
        <TagDialog
          {...dialog}
          text={t('selected', { count: ids.length })}
          tags={tagged?.tags.map(({ tag }) => tag) ?? []}
          onChange={change => void run(change, ids)}
        />
      )}
      {question && question !== 'tag' && (
        <BulkDialog {...dialog} count={ids.length} question={question} onChange={change => void run(change, ids)} />
      )}
      {refused.length > 0 && (
        <RefusedDialog title={t('refusedTitle')} text={t('refusedText')} refused={refused} onClose={closeReasonList} />
      )}
    </>
  )
}
