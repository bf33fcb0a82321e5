/** The files of a build: each address with the source file behind it. A new build gives the same source another address. */
export type Contents = Readonly<Record<string, string>>

/** The files of a new build that replace used ones of the old build and are not cached yet. */
export function heirs(used: readonly string[], before: Contents, now: Contents): string[] {
  const wanted = new Set(used.flatMap(name => before[name] ?? []))
  return Object.keys(now).filter(name => wanted.has(now[name] ?? '') && !used.includes(name))
}
