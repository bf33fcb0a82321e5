import type { Input } from '@allenio/contract'
import { changeManyRecipes, recipesInBulk } from '@allenio/contract/recipe-changes'
import type { Recipe } from '@allenio/contract/recipes'
import { IconTag, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RefusedDialog, TagDialog, useBulk, type BulkProps, type WithoutIds } from '#shell/list-page'
import { call } from '#lib/api'
import { confirm } from '#ui/confirm'
import { SelectionBar } from '#ui/selection-bar'
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
export function Bulk({ rows, selection, onClear }: BulkProps<Recipe>) {
  const t = useListWords()
  const [isTagging, setTagging] = useState(false)
  const { data: choices } = useQuery({ ...choicesQuery(), enabled: isTagging })
  const { run, isBusy, refused, closeReasonList } = useBulk<BulkChange>({
    send: (change, ids) => call(changeManyRecipes, { ...change, ids }),
    portion: recipesInBulk,
    undo: oppositeOf,
    words: { changed: count => t('changed', { count }), changedNone: t('changedNone') },
    onDone: () => {
      setTagging(false)
      onClear()
    },
  })
  const ids = [...selection]
  const text = t('selected', { count: ids.length })
  const selected = rows.filter(({ id }) => selection.has(id))
  const remove = async () => {
    const isSure = await confirm({
      title: t('deleteTitle', { count: ids.length }),
      text: t('deleteText'),
      proceed: t('deleteMany'),
      danger: true,
    })
    if (isSure) await run({ action: 'delete' }, ids)
  }
  const actions = [
    ...(selected.some(({ may }) => may.update) ? [{ label: t('tagMany'), icon: IconTag, onClick: () => setTagging(true) }] : []),
    ...(selected.some(({ may }) => may.delete) ? [{ label: t('deleteMany'), icon: IconTrash, onClick: () => void remove() }] : []),
  ]
  return (
    <>
      <SelectionBar count={ids.length} text={text} actions={isBusy ? [] : actions} onClear={onClear} />
      {isTagging && (
        <TagDialog
          text={text}
          tags={choices?.tags.map(({ tag }) => tag) ?? []}
          isBusy={isBusy}
          onChange={change => void run(change, ids)}
          onClose={() => setTagging(false)}
        />
      )}
      {refused.length > 0 && (
        <RefusedDialog title={t('refusedTitle')} text={t('refusedText')} refused={refused} onClose={closeReasonList} />
      )}
    </>
  )
}
