import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import type { TestTeam } from './given.ts'
import type { Scene } from './samples.ts'

/** A group of the team without clients. */
export async function groupOf({ database }: Pick<Scene, 'database'>, { workspaceId, coach }: TestTeam, clientIds: readonly string[] = []) {
  const id = newId()
  await database.withWorkspace(workspaceId, 'write', async db => {
    await db.run(sql`insert into groups (id, author_id, name, color) values (${id}, ${coach.membershipId}, ${`Corso ${id}`}, 'green')`)
    await db.run(sql`insert into group_clients (group_id, client_id) select ${id}::uuid, unnest(${[...clientIds]}::uuid[])`)
  })
  return id
}
