import type { IncomingHttpHeaders } from 'node:http'
import { isLoopbackName } from './loopback.ts'

/** Whether a state-changing request or a socket comes from an origin that is not ours. */
export function isForeignOrigin(headers: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  const { origin } = headers
  if (headers['sec-fetch-site'] === 'cross-site') return true
  if (origin === undefined) return false
  if (publicUrl) return origin !== publicUrl
  return !isLoopback(origin)
}

const isLoopback = (origin: string) => URL.canParse(origin) && isLoopbackName(new URL(origin).hostname)
