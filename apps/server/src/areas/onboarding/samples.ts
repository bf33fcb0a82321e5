import * as contract from '@allenio/contract/onboarding'
import { samplesOf } from '#testing'

export const onboardingSamples = samplesOf(contract, {
  getOnboardingStatus: () => ({ as: 'admin', input: {} }),
  startOnboarding: () => ({ as: 'admin', input: { from: 'settings' as const } }),
})
