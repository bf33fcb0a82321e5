import type { Input } from '@allenio/contract'
import { exercisesInBulk } from '@allenio/contract/exercises'
import { changeManySystemExercises, type SystemExercise } from '@allenio/contract/system-exercises'
import { IconArchive, IconArrowBackUp, IconBarbell, IconCategory, IconYoga } from '@tabler/icons-react'
import { useState } from 'react'
import { BulkDialog, useExerciseListWords, type BulkQuestion } from '#areas/exercises'
import { call } from '#lib/api'
import { useBulk, type BulkProps, type WithoutIds } from '#shell/list-page'
import { SelectionBar } from '#ui/selection-bar'
import { useSystemExerciseWords } from '../words.ts'

type Change = WithoutIds<Input<typeof changeManySystemExercises>>

/** Floats while exercises of the library are chosen. */
export function Bulk({ rows, selection, onClear }: BulkProps<SystemExercise>) {
  const t = useSystemExerciseWords()
  const say = useExerciseListWords()
  const [question, setQuestion] = useState<BulkQuestion>()
  const { run, isBusy } = useBulk<Change>({
    send: (change, ids) => call(changeManySystemExercises, { ...change, ids }),
    portion: exercisesInBulk,
    words: { changed: count => say('changed', { count }), changedNone: say('changedNone') },
    undo: ({ action }) => (action === 'delete' ? { action: 'undelete' } : undefined),
    onDone: () => {
      setQuestion(undefined)
      onClear()
    },
  })
  const ids = [...selection]
  const isArchived = rows.some(({ id, archivedAt }) => selection.has(id) && archivedAt !== null)
  const ask = (next: BulkQuestion) => () => setQuestion(next)
  const actions = [
    { label: t('muscles'), icon: IconYoga, onClick: ask('muscles') },
    { label: t('equipment'), icon: IconBarbell, onClick: ask('equipment') },
    { label: t('category'), icon: IconCategory, onClick: ask('category') },
    isArchived
      ? { label: t('restore'), icon: IconArrowBackUp, onClick: () => void run({ action: 'undelete' }, ids) }
      : { label: t('archive'), icon: IconArchive, onClick: () => void run({ action: 'delete' }, ids) },
  ]
  return (
    <>
      <SelectionBar count={ids.length} text={t('selected', { count: ids.length })} actions={isBusy ? [] : actions} onClear={onClear} />
      {question && (
        <BulkDialog
          question={question}
          text={t('selected', { count: ids.length })}
          isBusy={isBusy}
          onChange={change => void run(change, ids)}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </>
  )
}
