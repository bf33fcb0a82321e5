import type { OnboardingOrigin, SellingState } from '@allenio/contract/onboarding'
import { useQuery } from '@tanstack/react-query'
import { Banner } from '#ui/banner'
import { statusQuery, useOnboarding } from '../data.ts'
import { useOnboardingWords } from '../words.ts'

type Unready = Exclude<SellingState, 'active'>

const types = {
  'no provider': 'info',
  none: 'info',
  pending: 'info',
  restricted: 'warning',
  rejected: 'warning',
  disconnected: 'warning',
} as const satisfies Record<Unready, 'info' | 'warning'>

const verbs = { none: 'begin', pending: 'goOn', restricted: 'update', disconnected: 'reconnect' } as const

/** Says why nobody can pay by card, with the way to change that; nothing while they can. */
export function SellingNotice({ from }: { from: OnboardingOrigin }) {
  const t = useOnboardingWords()
  const { data } = useQuery(statusQuery())
  const { start, isBusy } = useOnboarding(from)
  const state = data?.onboard.state
  if (state === undefined || state === 'active') return null
  const verb = state in verbs ? verbs[state as keyof typeof verbs] : undefined
  return (
    <Banner
      inset
      type={types[state]}
      lead={`${t(state)}. `}
      text={t(`${state}Text`)}
      isClosable={false}
      onClose={() => undefined}
      buttons={verb === undefined || isBusy ? [] : [{ text: t(verb), onClick: start }]}
    />
  )
}
