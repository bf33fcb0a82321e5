import { useInfiniteQuery } from '@tanstack/react-query'
import { clientMacrosQuery, useDayTypeName } from '#areas/macros'
import { useMe } from '#shell'
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
  targets: readonly ChosenTarget[]
}

const targetsOf = ({ fiber = null, ...figures }: PlanTarget & { fiber?: number | null }): ChosenTarget[] => [
  ...(['kcal', 'protein', 'carbs', 'lipids'] as const).flatMap((code): ChosenTarget[] => {
    const amount = figures[code]
    return amount === null || amount <= 0 ? [] : [{ code, kind: 'about', amount }]
  }),
  ...(fiber === null || fiber <= 0 ? [] : [{ code: 'fiber', kind: 'at least' as const, amount: fiber }]),
]

/** The plan's own target comes first. */
export function useTargetSources(): readonly TargetSource[] {
  const t = useFitWords()
  const dayTypeName = useDayTypeName()
  const { document, planId, person } = useEditor()
  const cells = useSelected(document.rows, rows => rows.get(planId)?.cells) ?? {}
  const clientId = useSelected(person, clientIdOf)
  const permissions = useMe()?.permissions ?? []
  const mayView = permissions.includes('view clients') && permissions.includes('update macros')
  const { data } = useInfiniteQuery({ ...clientMacrosQuery(clientId ?? ''), enabled: clientId !== undefined && mayView })
  const current = data && currentOf(data.rows)
  const sources = [
    { id: 'plan', label: t('ofPlan'), targets: targetsOf(targetOf(cells)) },
    ...(current?.targets.map(target => ({
      id: target.dayType,
      label: t('ofClient', { title: current.title, dayType: dayTypeName(target.dayType) }),
      targets: targetsOf(target),
    })) ?? []),
  ]
  return sources.filter(({ targets }) => targets.length > 0)
}
