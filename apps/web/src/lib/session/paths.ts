import type { Strategy } from './stored-session.ts'
import { tab } from './storage.ts'

// people and training schools may be signed in at the same time, each in pages of their own
const names = { local: 'auth.redirect', training_school: 'auth.training_school.redirect' } as const satisfies Record<Strategy, string>
const longest = 2000

// a slash, then letters, digits and @ - % _ ~ / with optional query and hash
const safe = /^\/[A-Za-z0-9@\-%_~/]*(?:\?[^\s#\\]*)?(?:#[^\s\\]*)?$/

/** Returns the path if it leads only into this app. */
export function safeLocalPath(path: string): string | undefined {
  // a path with two slashes at its start would be the address of another host
  return path.length <= longest && safe.test(path) && !path.startsWith('//') ? path : undefined
}

/** Stores the page that was opened before the login. */
export function rememberPath(strategy: Strategy, path: string): void {
  if (safeLocalPath(path)) tab.write(names[strategy], path)
}

/** Returns the stored page, and forgets it, so that a later login does not go back to it. */
export function takeRememberedPath(strategy: Strategy): string | undefined {
  const path = tab.read(names[strategy])
  tab.write(names[strategy], undefined)
  return path === undefined ? undefined : safeLocalPath(path)
}
