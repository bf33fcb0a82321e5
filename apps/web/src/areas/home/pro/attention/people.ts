import type { ClientInNeed } from '#areas/clients'

export interface PersonInNeed {
  client: ClientInNeed['client']
  needs: [ClientInNeed, ...ClientInNeed[]]
}

/** Groups the reasons by person; the most urgent come first. */
export function byPerson(rows: readonly ClientInNeed[]): PersonInNeed[] {
  const people = new Map<string, PersonInNeed>()
  for (const need of rows) {
    const person = people.get(need.client.id)
    if (person) person.needs.push(need)
    else people.set(need.client.id, { client: need.client, needs: [need] })
  }
  return [...people.values()]
}
