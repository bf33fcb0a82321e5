import type { FastifyReply } from 'fastify'

export function parseCookies(header: string | undefined): Partial<Record<string, string>> {
  const pairs = (header ?? '').split(';').map(part => {
    const [name = '', ...value] = part.trim().split('=')
    return [name, decode(value.join('='))] as const
  })
  return Object.fromEntries(pairs)
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}

interface CookieOptions {
  path: string
  maxAgeSeconds: number
  isSecure: boolean
}

/** Sets a cookie that is out of reach of scripts and of other sites. */
export function writeCookie(reply: FastifyReply, name: string, value: string, { path, maxAgeSeconds, isSecure }: CookieOptions): void {
  const parts = [
    `${name}=${encodeURIComponent(value)}`,
    `Path=${path}`,
    `Max-Age=${maxAgeSeconds}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
  ]
  const others = [reply.getHeader('set-cookie') ?? []].flat().filter(cookie => !String(cookie).startsWith(`${name}=`))
  // the framework adds this header to what is there, so the list has to replace it
  reply.removeHeader('set-cookie')
  reply.header('set-cookie', [...others.map(String), parts.join('; ')])
}
