import { useEffect } from 'react'

/**
 * Loads the page of the package from the server, which renders it; the app has none. Who follows a link within the app comes here, and
 * the address itself never leads here.
 */
export function Page() {
  useEffect(() => location.reload(), [])
  return null
}
