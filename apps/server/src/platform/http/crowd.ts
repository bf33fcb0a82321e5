export interface CrowdOptions<Member> {
  ofNetworkAtMost: number
  altogetherAtMost: number
  expel: (member: Member) => void
}

export interface Crowd<Member> {
  /** Adds a member, or moves it to the end of the line; if there are too many, the first one is closed. */
  add(member: Member, network: string): void
  delete(member: Member): void
  has(member: Member): boolean
}

/**
 * Connections that have not proved any right yet. New ones are never refused: if one network has too many, its oldest is
 * closed, and if there are too many altogether, the oldest of the network that has most.
 */
export function openCrowd<Member>({ ofNetworkAtMost, altogetherAtMost, expel }: CrowdOptions<Member>): Crowd<Member> {
  const networks = new Map<Member, string>()
  const members = new Map<string, Set<Member>>()

  function remove(member: Member): void {
    const network = networks.get(member)
    if (network === undefined) return
    networks.delete(member)
    const others = members.get(network)
    others?.delete(member)
    if (others?.size === 0) members.delete(network)
  }

  function expelFirst(network: ReadonlySet<Member> | undefined): void {
    for (const first of network ?? []) {
      remove(first)
      return expel(first)
    }
  }

  return {
    add(member, network) {
      remove(member)
      const own = members.get(network) ?? new Set()
      members.set(network, own.add(member))
      networks.set(member, network)
      if (own.size > ofNetworkAtMost) expelFirst(own)
      else if (networks.size > altogetherAtMost)
        expelFirst([...members.values()].reduce((most, each) => (each.size > most.size ? each : most)))
    },
    delete: remove,
    has: member => networks.has(member),
  }
}
