import { changeManyExercises, exercisesInBulk, type Exercise } from '@allenio/contract/exercises'
import { IconBarbell, IconCategory, IconTag, IconYoga } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { BulkBar, useBulkBar } from '#shell/library'
import { TagDialog, type BulkProps } from '#shell/list-page'
import { call } from '#lib/api'
import { exerciseTagsQuery } from '../data.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import type { BulkChange } from './bulk-dialog.tsx'
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
export function Bulk(props: BulkProps<Exercise>) {
  const t = useListWords()
  const bulk = useBulkBar({
    ...props,
    words: t,
    send: (change: BulkChange, ids) => call(changeManyExercises, { ...change, ids }),
    portion: exercisesInBulk,
    undo: oppositeOf,
    questions: ['tag', 'muscles', 'equipment', 'category'],
  })
  const { question, ask, dialog } = bulk
  const { data: tagged } = useQuery({ ...exerciseTagsQuery(), enabled: question === 'tag' })
  const actions = [
    { label: t('tag'), icon: IconTag, onClick: ask('tag') },
    { label: t('muscles'), icon: IconYoga, onClick: ask('muscles') },
    { label: t('equipment'), icon: IconBarbell, onClick: ask('equipment') },
    { label: t('category'), icon: IconCategory, onClick: ask('category') },
  ]
  return (
    <BulkBar bulk={bulk} actions={bulk.may.update ? actions : []} onDelete={() => bulk.run({ action: 'delete' })}>
      {question === 'tag' && <TagDialog {...dialog} tags={tagged?.tags.map(({ tag }) => tag) ?? []} />}
      {question && question !== 'tag' && <BulkDialog {...dialog} question={question} />}
    </BulkBar>
  )
}
