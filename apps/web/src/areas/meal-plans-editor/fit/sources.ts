import type { MacroAssignment } from '@allenio/contract/macros'
import { useInfiniteQuery } from '@tanstack/react-query'
import { clientMacrosQuery, useDayTypeName } from '#areas/macros'
import { useMe } from '#shell'
import type { DayEntry } from '../outline.ts'
import { useEditor } from '../session.ts'
import { targetOf, type PlanTarget } from '../target.ts'
import { clientIdOf } from '../totals/person/choice.ts'
import { currentOf } from '../target.ts'
import type { ChosenTarget } from './targets.ts'
import { useFitWords } from './words.ts'
import { useSelected } from '#lib/store'

/** Where energy and macros come from: the plan, or the target that the client follows today. */
export interface TargetSource {
  id: string
  label: string
  /** A target for each figure of the source; the amounts may differ from day to day. */
  targets: readonly ChosenTarget[]
  targetsFor: (day: Pick<DayEntry, 'cells'>) => readonly ChosenTarget[]
  isSameEachDay: boolean
}

const sourceOf = (id: string, label: string, targets: readonly ChosenTarget[]): TargetSource => ({
  id,
  label,
  targets,
  targetsFor: () => targets,
  isSameEachDay: true,
})

const targetsOf = ({ fiber = null, ...figures }: PlanTarget & { fiber?: number | null }): ChosenTarget[] => [
  ...(['kcal', 'protein', 'carbs', 'lipids'] as const).flatMap((code): ChosenTarget[] => {
    const amount = figures[code]
    return amount === null || amount <= 0 ? [] : [{ code, kind: 'about', amount }]
  }),
  ...(fiber === null || fiber <= 0 ? [] : [{ code: 'fiber', kind: 'at least' as const, amount: fiber }]),
]

/** Each day has the target of its type; undefined unless the client has one for each of them, and more than one. */
function sourceByType(label: string, current: MacroAssignment, days: readonly DayEntry[]): TargetSource | undefined {
  const byDayType = new Map<unknown, ChosenTarget[]>(current.targets.map(target => [target.dayType, targetsOf(target)]))
  const targetsFor = ({ cells }: Pick<DayEntry, 'cells'>) => byDayType.get(cells['dayType']) ?? []
  const types = new Set(days.map(({ cells }) => cells['dayType']))
  if (types.size < 2 || days.some(day => targetsFor(day).length === 0)) return undefined
  const targets = [...new Map(days.flatMap(targetsFor).map(target => [target.code, target])).values()]
  return { id: 'by type', label, targets, targetsFor, isSameEachDay: false }
}

/** The plan's own target comes first. */
export function useTargetSources(days: readonly DayEntry[]): readonly TargetSource[] {
  const t = useFitWords()
  const dayTypeName = useDayTypeName()
  const { document, planId, person } = useEditor()
  const cells = useSelected(document.rows, rows => rows.get(planId)?.cells) ?? {}
  const clientId = useSelected(person, clientIdOf)
  const permissions = useMe()?.permissions ?? []
  const mayView = permissions.includes('view clients') && permissions.includes('update macros')
  const { data } = useInfiniteQuery({ ...clientMacrosQuery(clientId ?? ''), enabled: clientId !== undefined && mayView })
  const current = data && currentOf(data.rows)
  const typed = current && sourceByType(t('ofClient', { title: current.title, dayType: t('eachByType') }), current, days)
  const sources = [
    sourceOf('plan', t('ofPlan'), targetsOf(targetOf(cells))),
    ...(typed ? [typed] : []),
    ...(current?.targets.map(target =>
      sourceOf(target.dayType, t('ofClient', { title: current.title, dayType: dayTypeName(target.dayType) }), targetsOf(target)),
    ) ?? []),
  ]
  return sources.filter(({ targets }) => targets.length > 0)
}
