import type { OnboardingOrigin } from '@allenio/contract/onboarding'
import { useQuery } from '@tanstack/react-query'
import { statusQuery, useOnboarding } from '../data.ts'
import { useOnboardingWords } from '../words.ts'

const verbs = { none: 'begin', pending: 'goOn', restricted: 'update', disconnected: 'reconnect', unnamed: 'completeSeller' } as const

/** The way to an account that takes cards, in the words of its state; without a verb where nothing can be done about it. */
export function useConnect(from: OnboardingOrigin) {
  const t = useOnboardingWords()
  const { data } = useQuery(statusQuery())
  const { start, isBusy } = useOnboarding(from)
  const state = data?.onboard.state
  const verb = state !== undefined && state in verbs ? verbs[state as keyof typeof verbs] : undefined
  return { state, verb: verb && t(verb), start: () => start(state), isBusy }
}
