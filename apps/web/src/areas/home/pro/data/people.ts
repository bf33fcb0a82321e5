import type { Output } from '@allenio/contract'
import type { listAttention } from '@allenio/contract/home'

export type Need = Output<typeof listAttention>['attention'][number]

export interface InNeed {
  client: Need['client']
  needs: [Need, ...Need[]]
}

/** Groups the reasons by person; the most urgent come first. */
export function byPerson(rows: readonly Need[]): InNeed[] {
  const people = new Map<string, InNeed>()
  for (const need of rows) {
    const known = people.get(need.client.id)
    if (known) known.needs.push(need)
    else people.set(need.client.id, { client: need.client, needs: [need] })
  }
  return [...people.values()]
}
