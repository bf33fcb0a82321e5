import type { ClientDraft } from './import-rows.ts'

export type Identity = Pick<ClientDraft, 'firstName' | 'lastName' | 'phone'> & { email: string | null }

/**
 * Remembers people and answers for each next one whether they were there before. Different addresses mean different people.
 * If one has no address, the same name means the same person, unless both have telephones that differ. A telephone alone
 * proves nothing, because a family may share one.
 */
export function trackPeople(): (person: Identity) => boolean {
  const addresses = new Set<string>()
  const byName = new Map<string, { all: Telephones; withoutAddress: Telephones }>()
  return person => {
    const address = person.email?.toLowerCase() ?? null
    const name = plainName(person)
    const namesakes = byName.get(name) ?? { all: noTelephones(), withoutAddress: noTelephones() }
    byName.set(name, namesakes)
    const comparable = address === null ? namesakes.all : namesakes.withoutAddress
    const isKnown = (address !== null && addresses.has(address)) || mayShareTelephone(comparable, person.phone)
    if (address !== null) addresses.add(address)
    addTelephone(namesakes.all, person.phone)
    if (address === null) addTelephone(namesakes.withoutAddress, person.phone)
    return isKnown
  }
}

/** The telephones of people with one name, in a set, because ten thousand must not be compared one by one. */
interface Telephones {
  numbers: Set<string>
  hasPersonWithout: boolean
}

const noTelephones = (): Telephones => ({ numbers: new Set(), hasPersonWithout: false })

function addTelephone(telephones: Telephones, phone: string | null): void {
  if (phone === null) telephones.hasPersonWithout = true
  else telephones.numbers.add(phone)
}

const mayShareTelephone = ({ numbers, hasPersonWithout }: Telephones, phone: string | null): boolean =>
  hasPersonWithout || (phone === null ? numbers.size > 0 : numbers.has(phone))

const plainName = ({ firstName, lastName }: Identity): string =>
  `${lastName} ${firstName}`.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
