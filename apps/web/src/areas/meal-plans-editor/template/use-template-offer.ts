import { getMealPlanTemplate, getMealPlanTemplateRows, type MealPlanTemplate } from '@allenio/contract/meal-plans'
import { takenReleaseCell, type DocumentRows } from '@allenio/domain/documents'
import { readTakeover, type PlanTakeover } from '@allenio/domain/meal-plans'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { read } from '#lib/api'
import { useLanguage } from '#lib/words'
import { useSelected } from '#lib/store'
import { useEditor } from '../session.ts'

export interface TemplateOffer extends MealPlanTemplate {
  takeover: PlanTakeover
}

/** Releases never change, so each is read once. */
function useReleaseRows(id: string, releaseId: string | undefined): DocumentRows | undefined {
  const { data } = useQuery({
    ...read(getMealPlanTemplateRows, { id, releaseId: releaseId ?? '' }, { quiet: true, staleTime: Infinity }),
    enabled: releaseId !== undefined,
  })
  return useMemo(() => data && new Map(data.rows.map(row => [row.id, row])), [data])
}

/** The newer release of the template that this copy follows, while there is something in it to tell. */
export function useTemplateOffer(): TemplateOffer | undefined {
  const { document, planId } = useEditor()
  const language = useLanguage()
  const isCopy = useSelected(document.rows, rows => (rows.get(planId)?.originId ?? null) !== null)
  const { data } = useQuery({ ...read(getMealPlanTemplate, { id: planId }, { quiet: true }), enabled: isCopy })
  const takenId = useSelected(document.rows, rows => rows.get(planId)?.cells[takenReleaseCell])
  // a release that was taken a moment ago is known here before the server has heard of it
  const newer = data?.newer && data.newer.release.id !== takenId ? data.newer : undefined
  const base = useReleaseRows(planId, newer?.baseId)
  const template = useReleaseRows(planId, newer?.release.id)
  // the comparison reads the whole plan, and somebody types in it
  const copy = useDeferredValue(useSelected(document.rows, rows => (newer ? rows : undefined)))
  const takeover = useMemo(
    () => (base && template && copy ? readTakeover({ base, template, copy }, { language }) : undefined),
    [base, template, copy, language],
  )
  if (!newer || !takeover || takeover.offered.length + takeover.conflicts.length === 0) return undefined
  return { ...newer, takeover }
}
