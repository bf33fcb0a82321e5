import { connectGoogle, disconnectGoogle, getGoogleStatus, updateGoogleEmail } from '@allenio/contract/google'
import { read, useCall } from '#lib/api'

export const googleQuery = () => read(getGoogleStatus, {}, { quiet: true })

/** Leaves the app for the page on which Google asks. */
function openConsent({ consentUrl }: { consentUrl: string }): void {
  const address = new URL(consentUrl)
  if (/^https?:$/.test(address.protocol)) location.assign(address.href)
}

export const useConnect = () => useCall(connectGoogle, { onSuccess: openConsent })
export const useChangeAccount = () => useCall(updateGoogleEmail, { onSuccess: openConsent })
export const useDisconnect = () => useCall(disconnectGoogle, {})
