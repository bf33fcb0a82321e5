import type { ActivePlan } from '@allenio/contract/payments'
import type { PlanState } from '@allenio/contract/plan'
import { Badge, type Status } from '#ui/badge'
import { useOverviewWords } from './words.ts'

const statusOf = {
  trial: 'note',
  free: undefined,
  active: 'done',
  ending: 'attention',
  incomplete: 'attention',
  overdue: 'error',
  paused: 'note',
  ended: 'error',
  granted: 'done',
} as const satisfies Record<PlanState, Status | undefined>

export function PlanBadge({ state }: Pick<ActivePlan, 'state'>) {
  const t = useOverviewWords()
  return <Badge status={statusOf[state]}>{t(`state_${state}`)}</Badge>
}
