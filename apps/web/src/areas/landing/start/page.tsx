import { useEffect } from 'react'
import { hrefTo } from '#lib/screens'
import { config } from '#lib/config'
import { goTo } from '#shell'

/**
 * The landing page is the server's. Whoever comes here inside the app is signed out: patients' professionals have their
 * login, everybody else the landing by a full load. The guard has sent the signed-in to their home.
 */
export function Page() {
  useEffect(() => {
    // this very document was loaded as '/': without a network the worker answers so, and loading again would go round
    const isLoadedHere = performance.getEntriesByType('navigation').some(({ name }) => new URL(name).pathname === '/')
    if (config.variant === 'dietitian' || isLoadedHere) goTo(hrefTo('/login'), { replace: true })
    else location.replace('/')
  }, [])
  return null
}
