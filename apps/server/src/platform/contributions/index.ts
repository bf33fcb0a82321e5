/** An area's addition to a collection: made by calling the collection, declared in `area({ contributes: […] })`. */
export interface Contribution {
  /** The name of the collection. */
  readonly to: string
  readonly clear: () => void
  readonly add: () => void
}

/** A list that many areas add to and one area or engine uses. Calling it makes a contribution; `gathered` answers all. */
export interface Collection<Part> {
  readonly title: string
  (...parts: readonly Part[]): Contribution
  /** In the order of the list of areas. */
  gathered: () => readonly Part[]
}

let isGathered = false

/** If parts have a key, no two parts may have the same. */
export function collectionOf<Part>(name: string, keyOf?: (part: Part) => string): Collection<Part> {
  let parts: Part[] = []
  const add = (part: Part): void => {
    const key = keyOf?.(part)
    if (key !== undefined && parts.some(each => keyOf?.(each) === key)) throw new Error(`Two areas contribute '${key}' to the ${name}.`)
    parts.push(part)
  }
  const contribute = (...added: readonly Part[]): Contribution => ({
    to: name,
    clear: () => {
      parts = []
    },
    add: () => added.forEach(add),
  })
  const gathered = (): readonly Part[] => {
    if (!isGathered) throw new Error(`The collection '${name}' is read before anything was gathered: call gatherContributions() first.`)
    return parts
  }
  return Object.assign(contribute, { title: name, gathered })
}

/** Hands every collection what the areas contribute to it; called where a process is put together, again in tests that add to it. */
export function gatherContributions(areas: readonly { contributes: readonly Contribution[] }[]): void {
  const contributions = areas.flatMap(({ contributes }) => contributes)
  for (const { clear } of contributions) clear()
  for (const { add } of contributions) add()
  isGathered = true
}
