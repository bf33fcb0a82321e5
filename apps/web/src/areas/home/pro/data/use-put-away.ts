import { useState } from 'react'
import { session } from '#lib/session'

/** Remembers on this device, for each person and business, that a part of the page was put away. */
export function useDismissal(what: string): [boolean, () => void] {
  const name = `allenio.home.${what}.${session().personId ?? ''}.${session().workspaceId ?? ''}`
  const [isDismissed, setDismissed] = useState(() => {
    try {
      return localStorage.getItem(name) !== null
    } catch {
      return false
    }
  })
  const dismiss = () => {
    setDismissed(true)
    try {
      localStorage.setItem(name, 'put away')
    } catch {
      // if the browser refuses storage, the part stays away until the page is left
    }
  }
  return [isDismissed, dismiss]
}
