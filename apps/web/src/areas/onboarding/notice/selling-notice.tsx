import type { OnboardingOrigin, SellingState } from '@allenio/contract/onboarding'
import { Banner } from '#ui/banner'
import { useOnboardingWords } from '../words.ts'
import { useConnect } from './use-connect.ts'

type Unready = Exclude<SellingState, 'active'>

const types = {
  'no provider': 'info',
  none: 'info',
  pending: 'info',
  restricted: 'warning',
  rejected: 'warning',
  disconnected: 'warning',
  unnamed: 'warning',
} as const satisfies Record<Unready, 'info' | 'warning'>

/** Says why nobody can pay by card, with the way to change that; nothing while they can. */
export function SellingNotice({ from }: { from: OnboardingOrigin }) {
  const t = useOnboardingWords()
  const { state, verb, start, isBusy } = useConnect(from)
  if (state === undefined || state === 'active') return null
  return (
    <Banner
      inset
      type={types[state]}
      lead={`${t(state)}. `}
      text={t(`${state}Text`)}
      isClosable={false}
      onClose={() => undefined}
      buttons={verb === undefined || isBusy ? [] : [{ text: verb, onClick: start }]}
    />
  )
}
