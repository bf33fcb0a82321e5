import { isSigned, sign } from '#platform/auth'
import { useConfig } from '#platform/config'
import { parseCookies } from '#platform/http'

const purpose = 'files cookie'
// one browser may be signed in with both strategies at the same time
const names = { local: 'files', training_school: 'files.school' } as const

export type CookieStrategy = keyof typeof names

interface FilesCookie {
  name: string
  value: string
  options: { path: string; maxAgeSeconds: number }
}

const path = '/api/files'
const longestSeconds = 180 * 86_400

/** Lets the browser fetch pictures and films without a token; for `request.setCookie(name, value, options)`. */
export const filesCookie = (sessionId: string, strategy: CookieStrategy = 'local'): FilesCookie => ({
  name: names[strategy],
  value: `${sessionId}.${sign(useConfig().secretKey, purpose, sessionId)}`,
  options: { path, maxAgeSeconds: longestSeconds },
})

/** The cookie that ends the files cookie at logout. */
export const endedFilesCookie = (strategy: CookieStrategy = 'local'): FilesCookie => ({
  name: names[strategy],
  value: '',
  options: { path, maxAgeSeconds: 0 },
})

/** The sessions that the browser's cookies name, of those that we wrote ourselves. */
export function sessionsInCookies(header: string | undefined): string[] {
  const cookies = parseCookies(header)
  return Object.values(names).flatMap(name => {
    const [sessionId = '', signature = ''] = (cookies[name] ?? '').split('.')
    return sessionId && isSigned(useConfig().secretKey, purpose, sessionId, signature) ? [sessionId] : []
  })
}
