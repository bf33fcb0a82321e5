/** What an area adds to a collection: made by calling the collection, declared in `area({ contributes: […] })`. */
export interface Contribution {
  readonly collection: string
  readonly clear: () => void
  readonly add: () => void
}

/** What many areas add to and one area or engine works with. Calling it makes a contribution; `gathered` answers all of them. */
export interface Collection<Part> {
  (...parts: readonly Part[]): Contribution
  /** In the order of the list of areas. */
  gathered: () => readonly Part[]
}

let isGathered = false

export function collectionOf<Part>(name: string): Collection<Part> {
  let parts: Part[] = []
  const contribute = (...added: readonly Part[]): Contribution => ({
    collection: name,
    clear: () => {
      parts = []
    },
    add: () => void parts.push(...added),
  })
  const gathered = (): readonly Part[] => {
    if (!isGathered) throw new Error(`The collection '${name}' is read before anything was gathered: call gatherContributions() first.`)
    return parts
  }
  return Object.assign(contribute, { gathered })
}

/** Hands every collection what the areas contribute to it; called where a process is put together, again in tests that add to it. */
export function gatherContributions(areas: readonly { contributes: readonly Contribution[] }[]): void {
  const contributions = areas.flatMap(({ contributes }) => contributes)
  for (const { clear } of contributions) clear()
  for (const { add } of contributions) add()
  isGathered = true
}
