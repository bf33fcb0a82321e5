import type { ClientDraft } from './import-rows.ts'

export type Identity = Pick<ClientDraft, 'firstName' | 'lastName' | 'phone'> & { email: string | null }

/**
 * Remembers people and says of each next one whether they were there before. Two addresses tell people apart; where one
 * has none, the same name is the same person unless both have a telephone and not the same: a family may share one.
 */
export function peopleSeen(): (person: Identity) => boolean {
  const addresses = new Set<string>()
  const byName = new Map<string, Identity[]>()
  return person => {
    const address = person.email?.toLowerCase() ?? null
    const name = plainName(person)
    const namesakes = byName.get(name) ?? []
    const isKnown = address !== null && addresses.has(address) || namesakes.some(each => isNamesakeTheSame(each, person))
    if (address !== null) addresses.add(address)
    byName.set(name, [...namesakes, person])
    return isKnown
  }
}

const isNamesakeTheSame = (one: Identity, other: Identity): boolean =>
  (one.email === null || other.email === null) && (one.phone === null || other.phone === null || one.phone === other.phone)

const plainName = ({ firstName, lastName }: Identity): string =>
  `${lastName} ${firstName}`.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
