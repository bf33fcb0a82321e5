import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import type { TestTeam } from './given.ts'
import { onRow } from './record-samples.ts'
import { foundOnlyBy, type Scene } from './samples.ts'

/** A valid call for each of the four calls of a list's views; nobody finds those of somebody else. */
export function listViewSamples<Filters extends object>(list: string, filters: Filters) {
  const viewOf =
    ({ database }: Scene) =>
    async ({ workspaceId, coach }: TestTeam): Promise<string> => {
      const id = newId()
      await database.withWorkspace(workspaceId, 'write', db =>
        db.run(sql`
        insert into list_views (id, membership_id, list, name, filters)
        values (${id}, ${coach.membershipId}, ${list}, 'Miei', ${JSON.stringify(filters)})`),
      )
      return id
    }
  const refusals = foundOnlyBy('coach')
  return {
    list: () => ({ as: 'coach' as const, input: {} }),
    create: () => ({ as: 'coach' as const, input: { name: 'In scadenza', filters } }),
    update: async (scene: Scene) => ({ ...(await onRow(scene, viewOf(scene), id => ({ id, name: 'Tutti' }))), refusals }),
    delete: async (scene: Scene) => ({ ...(await onRow(scene, viewOf(scene), id => ({ id }))), refusals }),
  }
}
