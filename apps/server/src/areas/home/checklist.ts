import { checklistSteps } from '@allenio/contract/home'
import { reachableClients, stepParts } from '#areas/clients'
import type { Actor } from '#platform/access'
import { joined, sql, type WorkspaceDb } from '#platform/db'

interface DoneParts {
  done: boolean[]
}

/** The state of each step on the checklist of a new business. */
export async function readChecklist(db: WorkspaceDb, actor: Actor) {
  const clientIds = sql`select c.id from clients c where ${reachableClients(actor)}`
  const conditions = checklistSteps.map(step =>
    joined(
      [
        sql`false`,
        ...stepParts
          .gathered()
          .filter(part => part.step === step)
          .map(part => part.isDone(clientIds)),
      ],
      ' or ',
    ),
  )
  const { done } = await db.one<DoneParts>(sql`select array[${joined(conditions, ', ')}] as done`)
  return checklistSteps.map((step, at) => ({ step, isDone: done[at] ?? false }))
}
