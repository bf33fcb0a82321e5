import type { IncomingHttpHeaders } from 'node:http'

interface RequestSource {
  socket: { remoteAddress?: string | undefined }
  headers: IncomingHttpHeaders
}

/** The caller's address, as the proxies that we trust report it. The router must compute the same one. */
export function addressOf({ socket, headers }: RequestSource, trustedProxies: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []]
    .flat()
    .join(',')
    .split(',')
    .map(each => each.trim())
    .filter(Boolean)
  const hops = [socket.remoteAddress ?? '', ...forwarded.reverse()]
  return hops[Math.min(trustedProxies, hops.length - 1)] ?? ''
}

/** Maps an address to its subscriber: with IPv6 one owns a whole /64 and can change address with every try. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(?=\d+\.)/i.exec(address)
  if (mapped) return address.slice(mapped[0].length)
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail = ''] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...(address.includes('::') ? zeros : []), ...after].slice(0, 4).join(':')
}
