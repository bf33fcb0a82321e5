import { useEffect } from 'react'
import { hrefTo } from '#lib/screens'
import { config } from '#lib/config'
import { goTo } from '#shell'

/**
 * Leaves for the landing page, which the server renders, because the app has none. Only signed-out people come here: the guard has sent the
 * others to their home. The dietitian variant has no landing page, and opens the login instead.
 */
export function Page() {
  useEffect(() => {
    // without a network the service worker answers '/' with this very document, so loading it again would never end
    const isLoadedHere = performance.getEntriesByType('navigation').some(({ name }) => new URL(name).pathname === '/')
    if (config.variant === 'dietitian' || isLoadedHere) goTo(hrefTo('/login'), { replace: true })
    else location.replace('/')
  }, [])
  return null
}
