import { getOnboardingStatus, startOnboarding, type OnboardingOrigin } from '@allenio/contract/onboarding'
import { useMutation } from '@tanstack/react-query'
import { call, read, reportCallError } from '#lib/api'

/** Somebody who opens a screen with it may just have come back from the provider, so the state is asked for each time. */
export const statusQuery = () => read(getOnboardingStatus, {}, { quiet: true, staleTime: 0 })

/** Leads to the provider's page by a full page load: its address works once, so that each press asks for another one. */
export function useOnboarding(from: OnboardingOrigin) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(startOnboarding, { from }),
    onSuccess: ({ onboard }) => {
      const address = new URL(onboard.url, location.origin)
      if (/^https?:$/.test(address.protocol)) location.assign(address.href)
    },
    onError: error => reportCallError(error),
  })
  return { start: () => mutate(), isBusy: isPending }
}
