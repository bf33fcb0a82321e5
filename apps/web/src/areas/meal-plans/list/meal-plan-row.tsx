import type { MealPlan } from '@allenio/contract/meal-plans'
import type { ReactNode } from 'react'
import { PhoneListRow } from '#shell/library'
import { useIsMobile } from '#lib/device'
import { Row, Stack } from '#ui/layout'
import { Ellipsis } from '#ui/text'
import { useShortTarget } from '../targets/short-target.ts'
import { StateBadge } from '../targets/state-badge.tsx'
import { useListWords } from './words.ts'

interface MealPlanRowProps {
  plan: MealPlan
  /** Left out where the whole list is theirs. */
  hasClient: boolean
  href: string | undefined
  menu: ReactNode
}

/** A plan in a list on a phone, or at a client: its target, the mean and the number of its days, and whether it is a draft. */
export function MealPlanRow({ plan, hasClient, href, menu }: MealPlanRowProps) {
  const t = useListWords()
  const short = useShortTarget()
  const isMobile = useIsMobile()
  const { title, client, days, hasNewerTemplate, deletedAt } = plan
  const target = short.line(plan)
  const figures = plan.mean && [`${short.meanKcal(plan.mean)}\u00a0kcal`, short.meanPercents(plan.mean)].filter(Boolean).join(' · ')
  const mean = figures && t('mean', { figure: figures })
  const about = [hasClient && client?.name, t('dayCount', { count: days }), hasNewerTemplate && t('newerTemplate')]
    .filter(Boolean)
    .join(' · ')
  const badge = deletedAt === null && <StateBadge plan={plan} />
  const sub = isMobile ? (
    <Stack as="span" gap={4}>
      {target !== null && <Ellipsis>{target}</Ellipsis>}
      {mean && <Ellipsis>{mean}</Ellipsis>}
      <Row as="span" gap={8}>
        <Ellipsis tone={3}>{about}</Ellipsis>
        {badge}
      </Row>
    </Stack>
  ) : (
    <Ellipsis>{[target, mean, about].filter(Boolean).join(' · ')}</Ellipsis>
  )
  return <PhoneListRow name={title} sub={sub} meta={!isMobile && badge} href={href} menu={menu} />
}
