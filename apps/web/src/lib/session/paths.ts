import { tab } from './storage.ts'

const name = 'auth.redirect'
const longest = 2000

// a slash, then letters, digits and @ - % _ ~ / with optional query and hash
const safe = /^\/[A-Za-z0-9@\-%_~/]*(?:\?[^\s#\\]*)?(?:#[^\s\\]*)?$/

/** The path if it leads nowhere but into this app. */
export function safeLocalPath(path: string): string | undefined {
  // two slashes would name another host
  return path.length <= longest && safe.test(path) && !path.startsWith('//') ? path : undefined
}

/** The page that was asked for before signing in. */
export function rememberPath(path: string): void {
  if (safeLocalPath(path)) tab.write(name, path)
}

/** That page, once: a later login does not go back to it. */
export function takeRememberedPath(): string | undefined {
  const path = tab.read(name)
  tab.write(name, undefined)
  return path === undefined ? undefined : safeLocalPath(path)
}
