import { listPlannedFoods } from '@allenio/contract/aliments'
import { parseRecipeText, recipeLimits, type Ingredient } from '@allenio/contract/recipes'
import { newId } from '@allenio/domain/ids'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf, useCall } from '#lib/api'
import { isOnline } from '#lib/device'
import { plannedFoodsQuery } from '../data.ts'
import { foundFoodIds, judgeLines, pastedLines, type LineEdit, type PasteDraft, type PastedLine } from './pasted-lines.ts'
import type { RecipeHead } from './recipe-head.ts'
import { usePasteWords } from './words.ts'

interface Paste {
  start: PasteDraft
  taken: ReadonlySet<string> | null
  onChange: (draft: PasteDraft) => void
  onAdd: (ingredients: Ingredient[], head: RecipeHead) => void
}

/** One pasted text: its reading, what is corrected of it, and the ingredients that it becomes. */
export function usePaste({ start, taken, onChange, onAdd }: Paste) {
  const t = usePasteWords()
  const [draft, setDraft] = useState(start)
  const [isInText, setInText] = useState(true)
  const [failure, setFailure] = useState<string>()
  const change = (next: PasteDraft) => {
    setDraft(next)
    setFailure(undefined)
    onChange(next)
  }
  const fail = (error: Error) => setFailure(isOnline() ? messageOf(error) : t('offline'))
  const reading = useCall(parseRecipeText, { quiet: true, onSuccess: ({ lines }) => setInText(lines.length === 0), onError: fail })
  const readLines = reading.data?.data.lines ?? []
  const head: RecipeHead = { title: reading.data?.data.title ?? '', portions: reading.data?.data.portions ?? null }
  const lines = pastedLines(readLines, draft.edits, t('toTaste'))
  const found = useQuery(plannedFoodsQuery(foundFoodIds(lines)))
  const states = judgeLines(lines, taken, found.data?.foods)
  const ready = lines.flatMap((line, index) => {
    const state = states[index]
    return line.isTicked && state?.kind === 'ready' ? [{ line, ...state }] : []
  })
  const isTooMany = (taken?.size ?? 0) + ready.length > recipeLimits.ingredients
  const edit = (line: PastedLine, changed: LineEdit) =>
    change({ ...draft, edits: { ...draft.edits, [line.key]: { ...draft.edits[line.key], ...changed } } })
  const foods = useCall(listPlannedFoods, {
    quiet: true,
    onSuccess: ({ foods: planned }) => {
      const byId = new Map(planned.map(food => [food.id, food]))
      const missingRows = ready.filter(({ food }) => !byId.has(food.id))
      if (missingRows.length > 0) {
        const edits = missingRows.map(({ line }) => [line.key, { ...draft.edits[line.key], food: null }] as const)
        change({ ...draft, edits: { ...draft.edits, ...Object.fromEntries(edits) } })
        setFailure(t('gone', { names: missingRows.map(({ food }) => food.name).join(', ') }))
        return
      }
      onAdd(
        ready.flatMap(({ food: { id }, quantity }) => {
          const food = byId.get(id)
          return food ? [{ id: newId(), food, ...quantity, customNameIt: '', customNameEn: '' }] : []
        }),
        head,
      )
    },
    onError: fail,
  })
  return {
    text: draft.text,
    isInText,
    isCut: reading.data?.data.isCut ?? false,
    isNothingFound: isInText && reading.data !== undefined && readLines.length === 0 && reading.variables?.text === draft.text.trim(),
    failure: failure ?? (isTooMany ? t('tooMany', { count: recipeLimits.ingredients }) : undefined),
    lines,
    states,
    readyCount: ready.length,
    mayAdd: ready.length > 0 && !isTooMany,
    retryFoods: found.isError ? () => void found.refetch() : undefined,
    isReading: reading.isPending,
    isAdding: foods.isPending,
    write: (text: string) => change(text === '' ? { text, edits: {} } : { ...draft, text }),
    recognize: () => {
      setFailure(undefined)
      if (!reading.isPending) reading.mutate({ text: draft.text.trim() })
    },
    backToText: () => setInText(true),
    edit,
    add: () => {
      if (!foods.isPending) foods.mutate({ ids: ready.map(({ food }) => food.id).join(',') })
    },
  }
}
