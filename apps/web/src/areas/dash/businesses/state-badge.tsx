import type { BusinessState, Coach } from '@allenio/contract/dash'
import { Badge, type Status } from '#ui/badge'
import { Row } from '#ui/layout'
import { useBusinessWords } from './words.ts'

const statusOf = {
  trial: 'note',
  free: undefined,
  active: 'done',
  ending: 'attention',
  incomplete: 'attention',
  overdue: 'error',
  paused: 'attention',
  ended: undefined,
  granted: 'done',
  suspended: 'error',
  closing: 'error',
} as const satisfies Record<BusinessState, Status | undefined>

/** How a business stands, and whether it is one of those that only try the product. */
export function StateBadge({ state, isTest }: Pick<Coach, 'state' | 'isTest'>) {
  const t = useBusinessWords()
  return (
    <Row as="span" gap={6} wrap inline>
      <Badge status={statusOf[state]}>{t(`state_${state}`)}</Badge>
      {isTest && <Badge>{t('testOne')}</Badge>}
    </Row>
  )
}
