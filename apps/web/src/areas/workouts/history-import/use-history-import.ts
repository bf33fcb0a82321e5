import type { ExerciseCell } from '@allenio/contract/programs'
import { historyMaxBytes } from '@allenio/contract/workouts'
import { newId } from '@allenio/domain/ids'
import { decodeTable, TableFault } from '@allenio/domain/tables'
import { exerciseNamesOf, historyBatches, parseTrainingHistory, type TrainingHistory, type WeightUnit } from '@allenio/domain/workouts'
import { useState } from 'react'
import { messageOf } from '#lib/api'
import { overLimit } from '#lib/uploads'
import { findExercises, sendPortion, type ChosenExercises, type HistoryOwner } from './data.ts'
import { useHistoryWords } from './words.ts'

interface Reading {
  file: string
  text: string
  unit: WeightUnit
  history: TrainingHistory
  names: readonly string[]
  /** The names' exercises in the library. */
  found: ChosenExercises
  chosen: ChosenExercises
}

interface Sending {
  sent: number
  total: number
  error?: string
}

interface Outcome {
  added: number
  skipped: number
}

/** Imports one file, which is read on the device; only what was understood is sent. */
export function useHistoryImport(owner: HistoryOwner) {
  const t = useHistoryWords()
  const [reading, setReading] = useState<Reading>()
  const [isReading, setIsReading] = useState(false)
  const [fault, setFault] = useState<string>()
  const [sending, setSending] = useState<Sending>()
  const [outcome, setOutcome] = useState<Outcome>()

  async function open(file: File): Promise<void> {
    const tooLarge = overLimit(file, historyMaxBytes)
    setFault(tooLarge)
    if (tooLarge !== undefined) return
    setIsReading(true)
    try {
      const { text } = decodeTable(new Uint8Array(await file.arrayBuffer()))
      const history = parseTrainingHistory(text)
      if (!history || history.workouts.length === 0) setFault(t('unknownFile', { name: file.name }))
      else {
        const names = exerciseNamesOf(history)
        setReading({ file: file.name, text, unit: 'kg', history, names, found: await findExercises(names), chosen: new Map() })
      }
    } catch (error) {
      setFault(error instanceof TableFault ? t('unknownFile', { name: file.name }) : messageOf(error))
    }
    setIsReading(false)
  }

  const setUnit = (unit: WeightUnit) =>
    setReading(current => current && { ...current, unit, history: parseTrainingHistory(current.text, unit) ?? current.history })

  const choose = (name: string, exercise: ExerciseCell | null) =>
    setReading(current => {
      if (!current) return current
      const exercises = new Map(current.chosen)
      if (exercise) exercises.set(name, exercise)
      else exercises.delete(name)
      return { ...current, chosen: exercises }
    })

  /** Sends the workouts. Those that arrived before a failure are skipped the next time. */
  async function send(): Promise<void> {
    if (!reading) return
    const portions = historyBatches(reading.history, new Map([...reading.found, ...reading.chosen]))
    const total = reading.history.workouts.length
    const importId = newId()
    let [added, skipped, sent] = [0, 0, 0]
    setSending({ sent, total })
    try {
      for (const workouts of portions) {
        const answer = await sendPortion(owner, { importId, workouts })
        added += answer.added
        skipped += answer.skipped
        sent += workouts.length
        setSending({ sent, total })
      }
      setSending(undefined)
      setOutcome({ added, skipped })
    } catch (error) {
      setSending({ sent, total, error: messageOf(error) })
    }
  }

  function forget(): void {
    setReading(undefined)
    setSending(undefined)
    setOutcome(undefined)
    setFault(undefined)
  }

  return { reading, isReading, fault, sending, outcome, open, setUnit, choose, send, forget }
}

export type HistoryImportWork = ReturnType<typeof useHistoryImport>
