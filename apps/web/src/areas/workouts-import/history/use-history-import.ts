import { createExercise } from '@allenio/contract/exercises'
import type { ExerciseCell } from '@allenio/contract/programs'
import type { ImportedWorkout } from '@allenio/contract/workouts'
import { exerciseNamesOf, historyBatches, withExercises, type NamedExercise } from '@allenio/domain/history-files'
import { newId } from '@allenio/domain/ids'
import { useState } from 'react'
import { call, messageOf, reportCallError } from '#lib/api'
import { useLanguage } from '#lib/words'
import {
  findExercises,
  previewHistory,
  sendPortion,
  undoImport,
  type FoundExercises,
  type HistoryOwner,
  type HistoryPreview,
} from './data.ts'
import { useHistoryFile } from './use-history-file.ts'

/** A name that the library does not know stays a name, becomes an exercise of the business, or is left out. */
export const nameWays = ['keep', 'create', 'skip'] as const
export type NameWay = (typeof nameWays)[number]
export type NameChoice = NameWay | ExerciseCell

interface Check {
  names: readonly NamedExercise[]
  found: FoundExercises
  preview: HistoryPreview
}

interface Sending {
  importId: string
  added: number
  sent: number
  total: number
  error?: string
}

interface Outcome {
  importId: string
  added: number
  skipped: number
}

/**
 * Imports one file: how it is read, what of it is new, and only then workouts. `named` finds exercises in the library of the device, which
 * clients do not have.
 */
export function useHistoryImport(named?: (name: string) => ExerciseCell | undefined) {
  const language = useLanguage()
  const table = useHistoryFile()
  const { file } = table
  const [check, setCheck] = useState<Check>()
  const [isChecking, setChecking] = useState(false)
  const [fallback, setFallback] = useState<NameWay>('keep')
  const [choices, setChoices] = useState<ReadonlyMap<string, NameChoice>>(new Map())
  const [takesOverlapping, setTakesOverlapping] = useState(false)
  const [sending, setSending] = useState<Sending>()
  const [outcome, setOutcome] = useState<Outcome>()

  const workouts = file?.history.workouts ?? []
  const isNew = (_: unknown, place: number) =>
    check !== undefined && !check.preview.existing.has(place) && (takesOverlapping || !check.preview.overlapping.has(place))
  const newWorkouts = workouts.filter(isNew)
  const choiceOf = (name: string): NameChoice => choices.get(name) ?? check?.found.get(name) ?? fallback

  /** Asks what the client has already, and which exercises the names are. */
  async function goOn(owner: HistoryOwner, read: readonly ImportedWorkout[] = workouts): Promise<void> {
    setChecking(true)
    try {
      const names = exerciseNamesOf(read)
      const found = new Map(await findExercises(names.map(({ name }) => name)))
      for (const { name } of names) {
        const exercise = found.get(name) ?? named?.(name)
        if (exercise) found.set(name, exercise)
      }
      setCheck({ names, found, preview: await previewHistory(owner, read) })
    } catch (error) {
      reportCallError(error)
    }
    setChecking(false)
  }

  /** Opens a file. One whose columns are known goes straight to the check. */
  async function open(chosen: File, owner: HistoryOwner): Promise<void> {
    const opened = await table.open(chosen)
    if (opened && opened.layout.source !== 'other' && opened.history.workouts.length > 0) await goOn(owner, opened.history.workouts)
  }

  /** Makes the exercises that are to be made. One that was made stays chosen, so that a second try makes no second one. */
  async function createNamed(names: readonly NamedExercise[]): Promise<ReadonlyMap<string, ExerciseCell | null>> {
    const exercises = new Map<string, ExerciseCell | null>()
    for (const { name, type } of names) {
      const choice = choiceOf(name)
      if (choice === 'skip') exercises.set(name, null)
      else if (choice === 'create') {
        const { id } = await call(createExercise, { ...(language === 'it' ? { nameIt: name } : { nameEn: name }), type })
        exercises.set(name, { id, name })
        setChoices(current => new Map(current).set(name, { id, name }))
      } else if (choice !== 'keep') exercises.set(name, choice)
    }
    return exercises
  }

  /** Sends the workouts. Those that arrived before a failure are skipped the next time, and all are undone together. */
  async function send(owner: HistoryOwner): Promise<void> {
    if (!check || !file) return
    const usedNames = new Set(exerciseNamesOf(newWorkouts).map(({ name }) => name))
    const total = newWorkouts.length
    let progress: Sending = { importId: sending?.importId ?? newId(), added: sending?.added ?? 0, sent: 0, total }
    setSending(progress)
    try {
      const exercises = await createNamed(check.names.filter(({ name }) => usedNames.has(name)))
      for (const portion of historyBatches(withExercises(newWorkouts, exercises))) {
        const { added } = await sendPortion(owner, { importId: progress.importId, source: file.layout.source, workouts: portion })
        progress = { ...progress, added: progress.added + added, sent: progress.sent + portion.length }
        setSending(progress)
      }
      setSending(undefined)
      setOutcome({ importId: progress.importId, added: progress.added, skipped: workouts.length - progress.added })
    } catch (error) {
      setSending({ ...progress, error: messageOf(error) })
    }
  }

  /** Back to the columns, or to the same file for somebody else. */
  function goBack(): void {
    setCheck(undefined)
    setSending(undefined)
    setOutcome(undefined)
    setTakesOverlapping(false)
  }

  return {
    ...table,
    open,
    step: outcome ? ('done' as const) : check ? ('check' as const) : file ? ('columns' as const) : ('choose' as const),
    check,
    newWorkouts,
    isChecking,
    fallback,
    setFallback,
    choiceOf,
    isChosen: (name: string) => choices.has(name),
    choose: (name: string, choice: NameChoice | null) =>
      setChoices(current => {
        const next = new Map(current)
        if (choice === null) next.delete(name)
        else next.set(name, choice)
        return next
      }),
    takesOverlapping,
    setTakesOverlapping,
    sending,
    outcome,
    goOn,
    goBack,
    send,
    undo: async (owner: HistoryOwner) => {
      if (!outcome) return
      await undoImport(owner, outcome.importId)
      goBack()
    },
    forget: () => {
      goBack()
      setChoices(new Map())
      table.forget()
    },
  }
}

export type HistoryImportWork = ReturnType<typeof useHistoryImport>
