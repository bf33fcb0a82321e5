import type { Output } from '@allenio/contract'
import type { getOnboardingStatus, SellingState } from '@allenio/contract/onboarding'
import { IconCreditCard } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '#lib/formats'
import { Badge, type Status } from '#ui/badge'
import { Button } from '#ui/button'
import { Row, Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { statusQuery, useOnboarding } from '../data.ts'
import { useOnboardingWords } from '../words.ts'

export { IconCreditCard as Icon }

export function Section() {
  const t = useOnboardingWords()
  const query = useQuery(statusQuery())
  return (
    <Loaded query={query} failed={t('failed')} skeleton={<SkeletonRows rows={2} columns={1} />}>
      {({ onboard }) => <AccountState onboard={onboard} />}
    </Loaded>
  )
}

const statuses = {
  'no provider': undefined,
  none: undefined,
  pending: 'note',
  active: 'done',
  restricted: 'attention',
  rejected: 'error',
  disconnected: 'error',
  unnamed: 'attention',
} as const satisfies Record<SellingState, Status | undefined>

function AccountState({ onboard: { state, hasPayouts, dueAt } }: Output<typeof getOnboardingStatus>) {
  const t = useOnboardingWords()
  const { day } = useFormats()
  const { start, isBusy } = useOnboarding('settings')
  const lines = [
    t(`${state}Text`),
    ...(state === 'active' ? [t(hasPayouts ? 'payoutsOn' : 'payoutsOff')] : []),
    ...(dueAt !== null && state === 'active' ? [t('activeDue', { day: day(dueAt) })] : []),
    ...(dueAt !== null && state === 'restricted' ? [t('restrictedDue', { day: day(dueAt) })] : []),
  ]
  const verb = verbOf(state, dueAt !== null)
  return (
    <Stack gap={16}>
      <Text tone={2} prose>
        {t('lead')}
      </Text>
      <Row>
        <Badge status={statuses[state]}>{t(state)}</Badge>
      </Row>
      <Stack gap={4}>
        {lines.map(line => (
          <Text key={line} prose>
            {line}
          </Text>
        ))}
      </Stack>
      {verb && (
        <Row>
          <Button kind={state === 'active' ? 'secondary' : 'primary'} isBusy={isBusy} onClick={() => start(state)}>
            {t(verb)}
          </Button>
        </Row>
      )}
    </Stack>
  )
}

function verbOf(state: SellingState, isDue: boolean): 'begin' | 'goOn' | 'update' | 'reconnect' | 'completeSeller' | undefined {
  switch (state) {
    case 'none':
      return 'begin'
    case 'pending':
      return 'goOn'
    case 'restricted':
      return 'update'
    case 'disconnected':
      return 'reconnect'
    case 'unnamed':
      return 'completeSeller'
    case 'active':
      return isDue ? 'update' : undefined
    case 'no provider':
    case 'rejected':
      return undefined
    default:
      return state satisfies never
  }
}
