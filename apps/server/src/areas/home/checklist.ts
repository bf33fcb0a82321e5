import { stepParts } from '#areas/client-overview'
import { realClients } from '#areas/clients'
import type { Actor } from '#platform/access'
import { joined, sql, type WorkspaceDb } from '#platform/db'

interface DoneParts {
  done: boolean[]
}

/** The steps of the first days that areas know, and which of them are done. */
export async function readChecklist(db: WorkspaceDb, actor: Actor) {
  const clientIds = sql`select c.id from clients c where ${realClients(actor)}`
  const steps = [...Map.groupBy(stepParts.gathered(), ({ step }) => step)]
  const conditions = steps.map(
    ([, parts]) =>
      sql`(${joined(
        parts.map(part => part.isDone(clientIds)),
        ' or ',
      )})`,
  )
  const { done } = await db.one<DoneParts>(sql`select array[${joined(conditions, ', ')}]::boolean[] as done`)
  return steps.map(([step], at) => ({ step, isDone: done[at] ?? false }))
}
