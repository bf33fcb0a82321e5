import { ConfirmHost } from '#ui/confirm'
import { ConsentBanner, useThirdParty } from '../consent/consent-banner.tsx'
import { InstallOffer } from '../install/install-offer.tsx'
import { useForgetForbidden, useForgetOnDevice } from '../me/forget-on-device.ts'
import { useMe } from '../me/me.ts'
import { useAgreedLanguage } from '../me/agreed-language.ts'
import { useOwnAppearance } from '../me/preferences.ts'
import { useLeaveForbidden } from '../routing/leave-forbidden.ts'
import { usePagesAhead } from '../routing/pages-ahead.ts'
import { ShortcutHost } from '../shortcuts/shortcut-host.tsx'
import { useFreshness, useLiveConnection } from './freshness.ts'

/** The parts of the frame that can come later: questions, keyboard, consent, installation, realtime, update checks. */
export function AfterIdle() {
  const me = useMe()
  useFreshness()
  usePagesAhead(me)
  useLiveConnection(me)
  useThirdParty(me)
  useForgetOnDevice()
  useForgetForbidden(me)
  useLeaveForbidden(me)
  useOwnAppearance(me?.appearance)
  useAgreedLanguage()
  return (
    <>
      <ConfirmHost />
      <ShortcutHost />
      <ConsentBanner />
      {me && <InstallOffer />}
    </>
  )
}
