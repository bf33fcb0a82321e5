/** The files of a build: each address with the source file behind it. A new build gives the same source another address. */
export type Contents = Readonly<Record<string, string>>

/** The files of a new build that replace used ones of the old build and are not cached yet. */
export function findHeirs(used: readonly string[], before: Contents, now: Contents): string[] {
  const sources = new Set(used.flatMap(name => before[name] ?? []))
  return Object.keys(now).filter(name => sources.has(now[name] ?? '') && !used.includes(name))
}

/** The pages that this worker answers: every address except calls, the development pages, storefronts, links of mails and files. */
export const isOurs = /^\/(?!(?:api|dev|assets|brand|sf|storefront|unsubscribe)(?:\/|\?|$))[^.?]*(?:\?.*)?$/

/** The server renders these pages in the visitor's language, so they are fetched from it whenever it can be reached. */
export const isRendered = /^\/(?:privacy|terms|help)?\/?$/
