import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refreshAll } from '#lib/api'

/** A picture that is gone fails again with its fresh link, and must not be asked for without end. */
const pauseMs = 60_000

/**
 * A link to a file lives for minutes. A page that lay open for longer, or that a device has stored, asks for a picture in vain: then
 * everything on it is read again, which brings fresh links.
 */
export function useFreshLinks(): void {
  const cache = useQueryClient()
  useEffect(() => {
    let last = -Infinity
    const refreshLinks = ({ target }: Event) => {
      const isOfFile = target instanceof HTMLImageElement && target.src.startsWith(`${location.origin}/api/files/`)
      if (!isOfFile || performance.now() - last < pauseMs) return
      last = performance.now()
      void refreshAll(cache)
    }
    // the error of a picture does not bubble
    document.addEventListener('error', refreshLinks, true)
    return () => document.removeEventListener('error', refreshLinks, true)
  }, [cache])
}
