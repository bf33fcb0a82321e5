import type { Output } from '@allenio/contract'
import { loadSteps, type getClientLoadStep, type ProgramSettings } from '@allenio/contract/programs'
import type { JoinedClients } from '#areas/clients'
import { sql, type Db, type Row, type WorkspaceDb } from '#platform/db'
import { readProgramSettings } from '../settings.ts'

/** The step to which a client's loads are rounded: their own, else the business's. */
export async function readLoadStep(
  db: WorkspaceDb,
  clientId: string,
  settings?: Pick<ProgramSettings, 'loadStep'>,
): Promise<Output<typeof getClientLoadStep>> {
  const row = await db.maybeOne<Row<'client_load_steps', 'kg'>>(sql`select kg from client_load_steps where client_id = ${clientId}`)
  const own = loadSteps.find(step => step === row?.kg)
  return { loadStep: own ?? (settings ?? (await readProgramSettings(db))).loadStep, isOwn: own !== undefined }
}

export async function updateLoadStep(db: WorkspaceDb, clientId: string, kg: number | null): Promise<void> {
  await db.run(
    kg === null
      ? sql`delete from client_load_steps where client_id = ${clientId}`
      : sql`insert into client_load_steps (client_id, kg) values (${clientId}, ${kg})
          on conflict (workspace_id, client_id) do update set kg = excluded.kg`,
  )
}

/** One person had two records: what the one that stays has counts. */
export async function joinLoadSteps(db: Db, { workspaceId, fromId, toId }: JoinedClients): Promise<void> {
  await db.run(sql`
    insert into client_load_steps (workspace_id, client_id, kg)
    select workspace_id, ${toId}, kg from client_load_steps where workspace_id = ${workspaceId} and client_id = ${fromId}
    on conflict (workspace_id, client_id) do nothing`)
}
