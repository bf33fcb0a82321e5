const hash = /-[\w-]{8}(?=\.\w+$)/
const stem = (name: string) => name.replace(hash, '')

/** By name without its hash: which files of a new build stand in for used ones, and are not there yet. */
export function heirs(used: readonly string[], names: readonly string[]): string[] {
  const stems = new Set(used.map(stem))
  return names.filter(name => stems.has(stem(name)) && !used.includes(name))
}
