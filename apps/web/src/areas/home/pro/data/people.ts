import type { Output } from '@allenio/contract'
import type { listAttention } from '@allenio/contract/home'

export type Need = Output<typeof listAttention>['attention'][number]

export interface InNeed {
  client: Need['client']
  needs: [Need, ...Need[]]
}

/** One row a person, with all that they stand there for: the order is that of what presses most. */
export function byPerson(rows: readonly Need[]): InNeed[] {
  const people = new Map<string, InNeed>()
  for (const need of rows) {
    const known = people.get(need.client.id)
    if (known) known.needs.push(need)
    else people.set(need.client.id, { client: need.client, needs: [need] })
  }
  return [...people.values()]
}
