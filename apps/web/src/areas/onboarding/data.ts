import { getOnboardingStatus, startOnboarding, type OnboardingOrigin, type SellingState } from '@allenio/contract/onboarding'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call, read, reportCallError } from '#lib/api'
import { hrefTo } from '#lib/screens'

/** Somebody who opens a screen with it may just have come back from the provider, so the state is asked for each time. */
export const statusQuery = () => read(getOnboardingStatus, {}, { quiet: true, staleTime: 0 })

/** Leads to the provider's page by a full page load: its address works once, so that each press asks for another one. */
export function useOnboarding(from: OnboardingOrigin) {
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(startOnboarding, { from }),
    onSuccess: ({ onboard }) => {
      const address = new URL(onboard.url, location.origin)
      if (/^https?:$/.test(address.protocol)) location.assign(address.href)
    },
    onError: error => reportCallError(error),
  })
  /** The seller is named in our own form; everything else at the provider. */
  const start = (state: SellingState | undefined) =>
    state === 'unnamed' ? void navigate({ to: hrefTo('/settings', { hash: 'business' }) }) : mutate()
  return { start, isBusy: isPending }
}
