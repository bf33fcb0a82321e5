import { newId } from '@allenio/domain/ids'
import { copyWeek, progressRows, replaceWeek, type DeloadRule, type Progression, type ProgressionPreview } from '@allenio/domain/programs'
import { useMemo } from 'react'
import type { WeekEntry } from '../outline.ts'
import { useEditor } from '../session.ts'
import { useLoadStep } from '../settings.ts'
import { useSelected, useStored } from '#lib/store'

export interface ProgressionChoice {
  week: WeekEntry
  /** The week that is replaced; without one, weeks are added at the end. */
  next: WeekEntry | undefined
  copies: number
  ruleOf: Progression['ruleOf']
  deload: DeloadRule | undefined
}

/** Computes the edit for the choices, and all figures that it changes. */
export function useProgression({ week, next, copies, ruleOf, deload }: ProgressionChoice): ProgressionPreview {
  const { document, programId, outline } = useEditor()
  const stepKg = useLoadStep()
  const rows = useStored(document.rows)
  const count = useSelected(outline, ({ weeks }) => weeks.length)
  return useMemo(() => {
    const progression = { ruleOf, stepKg, newId }
    if (next) return replaceWeek(rows, { ...progression, sourceId: week.id, targetId: next.id })
    const options = { ...progression, ...(deload && { deload }), source: rows, parentId: programId, index: count }
    return copyWeek(rows, { ...options, weekId: week.id, times: copies })
  }, [rows, programId, count, stepKg, week.id, next, copies, ruleOf, deload])
}

/** Computes the edit for rows in their own week. */
export function useRowProgression(rowIds: readonly string[], ruleOf: Progression['ruleOf']): ProgressionPreview {
  const { document } = useEditor()
  const stepKg = useLoadStep()
  const rows = useStored(document.rows)
  return useMemo(() => progressRows(rows, rowIds, { ruleOf, stepKg }), [rows, rowIds, ruleOf, stepKg])
}
