import { newId } from '@allenio/domain/ids'
import { copyWeek, replaceWeek, type ProgressionPreview, type ProgressionRule, type DeloadRule } from '@allenio/domain/programs'
import { useMemo } from 'react'
import type { WeekEntry } from '../outline.ts'
import { useEditor } from '../session.ts'
import { useLoadStep } from '../settings.ts'

export interface ProgressionChoice {
  week: WeekEntry
  /** The week that is replaced; without one, weeks are added at the end. */
  next: WeekEntry | undefined
  copies: number
  rule: ProgressionRule | undefined
  deload: DeloadRule | undefined
}

/** The edit that the choices make, and all figures that it changes. */
export function useProgression({ week, next, copies, rule, deload }: ProgressionChoice): ProgressionPreview {
  const { document, programId, outline } = useEditor()
  const stepKg = useLoadStep()
  const rows = document.rows.useSelected(all => all)
  const count = outline.useSelected(({ weeks }) => weeks.length)
  return useMemo(() => {
    const progression = { ruleOf: () => rule, stepKg, newId }
    if (next) return replaceWeek(rows, { ...progression, sourceId: week.id, targetId: next.id })
    const options = { ...progression, ...(deload && { deload }), source: rows, parentId: programId, index: count }
    return copyWeek(rows, { ...options, weekId: week.id, times: copies })
  }, [rows, programId, count, stepKg, week.id, next, copies, rule, deload])
}
