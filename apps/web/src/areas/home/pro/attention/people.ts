import type { Output } from '@allenio/contract'
import type { listAttention } from '@allenio/contract/home'

export type Need = Output<typeof listAttention>['attention'][number]

export interface PersonInNeed {
  client: Need['client']
  needs: [Need, ...Need[]]
}

/** Groups the reasons by person; the most urgent come first. */
export function byPerson(rows: readonly Need[]): PersonInNeed[] {
  const people = new Map<string, PersonInNeed>()
  for (const need of rows) {
    const person = people.get(need.client.id)
    if (person) person.needs.push(need)
    else people.set(need.client.id, { client: need.client, needs: [need] })
  }
  return [...people.values()]
}
