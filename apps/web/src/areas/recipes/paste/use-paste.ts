import { listPlannedFoods, plannedFoodsAtMost, type PlannedFood } from '@allenio/contract/aliments'
import type { Ingredient, RecognizedLine } from '@allenio/contract/recipes'
import { newId } from '@allenio/domain/ids'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call, messageOf, readInPortions } from '#lib/api'
import { isOnline } from '#lib/device'
import { plannedFoodsQuery } from '../data.ts'
import { foundFoodIds, judgeLines, pastedLines, type LineEdit, type PasteDraft, type PastedLine } from './pasted-lines.ts'
import { usePasteWords } from './words.ts'

/** A text that was read; the reader may say more about it. */
export interface Reading {
  lines: readonly RecognizedLine[]
  isCut: boolean
}

/** A line that becomes an ingredient; its place is that in the reading. */
export interface AddedLine {
  place: number
  ingredient: Ingredient
}

interface Paste<Read extends Reading> {
  start: PasteDraft
  taken: ReadonlySet<string> | null
  read: (text: string) => Promise<Read>
  onChange: (draft: PasteDraft) => void
  /** The places of lines that nobody has skipped and that lack a food or a quantity are `left`. */
  onAdd: (added: AddedLine[], reading: Read, left: number[]) => void
}

/** One pasted text: its reading, what is corrected of it, and the ingredients that it becomes. */
export function usePaste<Read extends Reading>({ start, taken, read, onChange, onAdd }: Paste<Read>) {
  const t = usePasteWords()
  const [draft, setDraft] = useState(start)
  const [isInText, setInText] = useState(true)
  const [failure, setFailure] = useState<string>()
  // a second press comes before the button is drawn as busy, and a text is added once
  const isAdding = useRef(false)
  const change = (next: PasteDraft) => {
    setDraft(next)
    setFailure(undefined)
    onChange(next)
  }
  const fail = (error: Error) => setFailure(isOnline() ? messageOf(error) : t('offline'))
  const reading = useMutation({ mutationFn: read, onSuccess: ({ lines }) => setInText(lines.length === 0), onError: fail })
  const readLines = reading.data?.lines ?? []
  const lines = pastedLines(readLines, draft.edits, t('toTaste'))
  const found = useQuery(plannedFoodsQuery(foundFoodIds(lines)))
  const states = judgeLines(lines, taken, found.data?.foods)
  const ready = lines.flatMap((line, place) => {
    const state = states[place]
    return line.isTicked && state?.kind === 'ready' ? [{ line, place, ...state }] : []
  })
  const edit = (line: PastedLine, changed: LineEdit) =>
    change({ ...draft, edits: { ...draft.edits, [line.key]: { ...draft.edits[line.key], ...changed } } })
  const add = (planned: readonly PlannedFood[]) => {
    const byId = new Map(planned.map(food => [food.id, food]))
    const missingRows = ready.filter(({ food }) => !byId.has(food.id))
    if (missingRows.length > 0) {
      const edits = missingRows.map(({ line }) => [line.key, { ...draft.edits[line.key], food: null }] as const)
      change({ ...draft, edits: { ...draft.edits, ...Object.fromEntries(edits) } })
      setFailure(t('gone', { names: missingRows.map(({ food }) => food.name).join(', ') }))
      return
    }
    const added = ready.flatMap(({ place, food: { id }, quantity }) => {
      const food = byId.get(id)
      return food ? [{ place, ingredient: { id: newId(), food, ...quantity, customNameIt: '', customNameEn: '' } }] : []
    })
    const left = states.flatMap(({ kind }, place) => (kind === 'food needed' || kind === 'quantity needed' ? [place] : []))
    if (reading.data) onAdd(added, reading.data, left)
  }
  const foods = useMutation({
    mutationFn: readFoods,
    onSuccess: add,
    onError: fail,
    onSettled: () => {
      isAdding.current = false
    },
  })
  return {
    text: draft.text,
    isInText,
    reading: reading.data,
    isCut: reading.data?.isCut ?? false,
    isNothingFound: isInText && reading.data !== undefined && readLines.length === 0 && reading.variables === draft.text.trim(),
    failure,
    lines,
    states,
    readyCount: ready.length,
    retryFoods: found.isError ? () => void found.refetch() : undefined,
    isReading: reading.isPending,
    isAdding: foods.isPending,
    write: (text: string) => change(text === '' ? { text, edits: {} } : { ...draft, text }),
    recognize: () => {
      setFailure(undefined)
      if (!reading.isPending) reading.mutate(draft.text.trim())
    },
    backToText: () => setInText(true),
    edit,
    add: () => {
      if (isAdding.current) return
      isAdding.current = true
      foods.mutate([...new Set(ready.map(({ food }) => food.id))])
    },
  }
}

const readFoods = (ids: readonly string[]): Promise<PlannedFood[]> =>
  readInPortions({
    ids,
    atOnce: plannedFoodsAtMost,
    ask: async portion => (await call(listPlannedFoods, { ids: portion.join(',') })).foods,
  })
