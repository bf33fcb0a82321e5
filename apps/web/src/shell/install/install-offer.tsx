import { useEffect, useState } from 'react'
import { isInstalled, useIsMobile } from '#lib/device'
import { modalOpen } from '#ui/layers'
import { platform, useMayInstall } from './installation.ts'
import { isStoreApp } from './store-app.ts'
import { countInstallOffer, mayOfferInstall } from './views.ts'
import { InstallModal } from './install-modal.tsx'

// long enough to see the purpose of the app first
const afterMs = 20_000
const visit = 'allenio.install.offered'

/** Offers the installation on a phone, once per visit and three times in all, where the browser allows it. */
export function InstallOffer() {
  const isMobile = useIsMobile()
  const mayInstall = useMayInstall()
  const [isOpen, setOpen] = useState(false)
  const isPossible = isMobile && !isInstalled() && !isStoreApp() && (mayInstall || platform() === 'ios')
  useEffect(() => {
    if (!isPossible || !mayOfferInstall() || sessionStorage.getItem(visit)) return
    const timer = setTimeout(() => {
      // the offer must not cover an open dialog
      if (modalOpen.get()) return
      sessionStorage.setItem(visit, 'yes')
      countInstallOffer()
      setOpen(true)
    }, afterMs)
    return () => clearTimeout(timer)
  }, [isPossible])
  return isOpen ? <InstallModal onClose={() => setOpen(false)} /> : null
}
