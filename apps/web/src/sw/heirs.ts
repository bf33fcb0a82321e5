/** The files of a build by address, and what each holds; a new build names the same otherwise. */
export type Contents = Readonly<Record<string, string>>

/** Which files of a new build stand in for used ones of the old one, and are not there yet. */
export function heirs(used: readonly string[], before: Contents, now: Contents): string[] {
  const wanted = new Set(used.flatMap(name => before[name] ?? []))
  return Object.keys(now).filter(name => wanted.has(now[name] ?? '') && !used.includes(name))
}
