import { tab } from './storage.ts'

const name = 'auth.redirect'
const longest = 2000

// a slash, then letters, digits and @ - % _ ~ / with optional query and hash
const safe = /^\/[A-Za-z0-9@\-%_~/]*(?:\?[^\s#\\]*)?(?:#[^\s\\]*)?$/

/** Returns the path if it leads only into this app. */
export function safeLocalPath(path: string): string | undefined {
  // a path with two slashes at its start would be the address of another host
  return path.length <= longest && safe.test(path) && !path.startsWith('//') ? path : undefined
}

/** Stores the page that was opened before the login. */
export function rememberPath(path: string): void {
  if (safeLocalPath(path)) tab.write(name, path)
}

/** Returns that page once, so that a later login does not go back to it. */
export function takeRememberedPath(): string | undefined {
  const path = tab.read(name)
  tab.write(name, undefined)
  return path === undefined ? undefined : safeLocalPath(path)
}
