import type { OperatorAppRow } from '@allenio/contract/custom-apps'
import { romeDay } from '@allenio/domain/days'
import { useFormats } from '#lib/formats'
import { Badge } from '#ui/badge'
import { useOperatorWords } from './words.ts'

const statuses = { draft: 'attention', 'in progress': 'note', active: 'done' } as const

/** The state of an app; a day that lies ahead stands beside it. */
export function AppStateBadge({ state, activationDate }: Pick<OperatorAppRow, 'state' | 'activationDate'>) {
  const t = useOperatorWords()
  const { day } = useFormats()
  const isAhead = activationDate !== null && activationDate > romeDay()
  return (
    <Badge status={isAhead ? 'note' : statuses[state]}>
      {isAhead ? t('activeFrom', { day: day(activationDate) }) : t(`state_${state}`)}
    </Badge>
  )
}
