import { IconChartPie } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { plansHref } from '#areas/plan'
import { useFormats } from '#lib/formats'
import { areaWords } from '#lib/words'
import { ButtonLink } from '#ui/button'
import { Row, Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { SkeletonLines } from '#ui/skeleton'
import { Text } from '#ui/text'
import { activePlanQuery } from '../data.ts'
import { PlanBadge } from '../overview/plan-badge.tsx'
import { usePlanSentences } from '../overview/use-plan-sentences.ts'
import { useOverviewWords } from '../overview/words.ts'

export { IconChartPie as Icon }

const useSectionWords = areaWords('plan settings', {
  it: {
    used: '{{active}} {{clients}} attivi su {{places}} posti.',
    usedOpen: '{{active}} {{clients}} attivi, senza limite.',
    next: 'Prossimo addebito: {{amount}} il {{day}}.',
    open: 'Apri piano e pagamenti',
  },
  en: {
    used: '{{active}} active {{clients}} of {{places}} places.',
    usedOpen: '{{active}} active {{clients}}, no limit.',
    next: 'Next charge: {{amount}} on {{day}}.',
    open: 'Open plan and payments',
  },
})

export function Section() {
  const t = useOverviewWords()
  const say = useSectionWords()
  const { integer, money, day } = useFormats()
  const { nameOf } = usePlanSentences()
  const query = useQuery(activePlanQuery())
  return (
    <Loaded query={query} failed={t('failed')} skeleton={<SkeletonLines lines={3} />}>
      {({ active_plan: plan }) => (
        <Stack gap={16}>
          <Stack gap={4}>
            <Row gap={8} wrap>
              <Text weight={600}>{nameOf(plan)}</Text>
              <PlanBadge state={plan.state} />
            </Row>
            <Text tone={2}>
              {plan.places === null
                ? say('usedOpen', { active: integer(plan.activeClients) })
                : say('used', { active: integer(plan.activeClients), places: integer(plan.places) })}
            </Text>
            {plan.nextCharge && (
              <Text tone={2}>{say('next', { amount: money(plan.nextCharge.amount.total, 'EUR'), day: day(plan.nextCharge.at) })}</Text>
            )}
          </Stack>
          <Row>
            <ButtonLink href={plansHref()}>{say('open')}</ButtonLink>
          </Row>
        </Stack>
      )}
    </Loaded>
  )
}
