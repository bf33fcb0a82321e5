import type { Input } from '@allenio/contract'
import { changeManyRecipes, recipesInBulk, type Recipe } from '@allenio/contract/recipes'
import { IconTag } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { BulkBar, useBulkBar } from '#shell/library'
import { TagDialog, type BulkProps, type WithoutIds } from '#shell/list-page'
import { call } from '#lib/api'
import { choicesQuery } from '../data.ts'
import { useListWords } from './words.ts'

type BulkChange = WithoutIds<Input<typeof changeManyRecipes>>

const opposites = { 'add tag': 'remove tag', 'remove tag': 'add tag', delete: 'undelete', undelete: 'delete' } as const

function oppositeOf(change: BulkChange): BulkChange {
  switch (change.action) {
    case 'add tag':
    case 'remove tag':
      return { ...change, action: opposites[change.action] }
    case 'delete':
    case 'undelete':
      return { action: opposites[change.action] }
    default:
      return change satisfies never
  }
}

/** Floats while recipes are chosen. */
export function Bulk(props: BulkProps<Recipe>) {
  const t = useListWords()
  const bulk = useBulkBar({
    ...props,
    words: t,
    send: (change: BulkChange, ids) => call(changeManyRecipes, { ...change, ids }),
    portion: recipesInBulk,
    undo: oppositeOf,
    questions: ['tag'],
  })
  const isTagging = bulk.question === 'tag'
  const { data: choices } = useQuery({ ...choicesQuery(), enabled: isTagging })
  const actions = bulk.may.update ? [{ label: t('tagMany'), icon: IconTag, onClick: bulk.ask('tag') }] : []
  return (
    <BulkBar bulk={bulk} actions={actions} onDelete={() => bulk.run({ action: 'delete' })}>
      {isTagging && <TagDialog {...bulk.dialog} tags={choices?.tags.map(({ tag }) => tag) ?? []} />}
    </BulkBar>
  )
}
