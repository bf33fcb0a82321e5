import type { ClientDraft } from './import-rows.ts'

export type Identity = Pick<ClientDraft, 'firstName' | 'lastName' | 'phone'> & { email: string | null }

/**
 * Remembers people and says of each next one whether they were there before. Two addresses tell people apart; where one
 * has none, the same name is the same person unless both have a telephone and not the same: a family may share one.
 */
export function peopleSeen(): (person: Identity) => boolean {
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

/** Those of people of one name: ten thousand of them must not be compared one by one. */
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
