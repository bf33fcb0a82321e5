import { setWithheldPermission } from '#areas/permissions'
import type { ClientAccessChange } from '#areas/clients'
import { sql, type Db, type Row, type Sql, type WorkspaceDb } from '#platform/db'

// A client from whom the business hides macros does not have the permission to view them; the two settings decide, the client's own first.

type OwnSetting = Row<'macro_visibilities', 'is_hidden'>

/** Null where the client is as the business has it. */
export const readOwnSetting = async (db: WorkspaceDb, clientId: string): Promise<boolean | null> =>
  (await db.maybeOne<OwnSetting>(sql`select is_hidden from macro_visibilities where client_id = ${clientId}`))?.is_hidden ?? null

interface Member {
  membershipId: string
  isWithheld: boolean
}

/** Whether macros are hidden from a client `c`. */
export const isHidden = sql`coalesce(
  (select v.is_hidden from macro_visibilities v where v.workspace_id = c.workspace_id and v.client_id = c.id),
  (select s.hide_client_macros from macro_settings s where s.workspace_id = c.workspace_id), false)`

type HiddenState = { isHidden: boolean }

/** Whether what is made for a client has to leave macros out. It checks no access: the caller has reached the client. */
export const areMacrosHidden = async (db: WorkspaceDb, clientId: string): Promise<boolean> =>
  (await db.one<HiddenState>(sql`select ${isHidden} as "isHidden" from clients c where c.id = ${clientId}`)).isHidden

/** Gives the permission to the clients `c` under a condition who may see macros, and takes it from the others. */
export async function applyVisibility(db: Db, workspaceId: string, condition: Sql = sql`true`): Promise<void> {
  const clients = await db.many<Member>(sql`
    select c.membership_id as "membershipId", ${isHidden} as "isWithheld" from clients c
    where c.workspace_id = ${workspaceId} and c.membership_id is not null and ${condition}`)
  await setWithheldPermission(db, { workspaceId, permission: 'view macros', clients })
}

export async function setVisibility(db: WorkspaceDb, clientId: string, isClientHidden: boolean | null): Promise<void> {
  await db.run(
    isClientHidden === null
      ? sql`delete from macro_visibilities where client_id = ${clientId}`
      : sql`insert into macro_visibilities (client_id, is_hidden) values (${clientId}, ${isClientHidden})
          on conflict (workspace_id, client_id) do update set is_hidden = excluded.is_hidden`,
  )
  await applyVisibility(db, db.workspaceId, sql`c.id = ${clientId}`)
}

/** A client who gets an account here, or another record, sees macros as the business and the record have it. */
export const followAccess = (db: Db, { workspaceId, clientIds }: ClientAccessChange): Promise<void> =>
  applyVisibility(db, workspaceId, sql`c.id = any(${[...clientIds]}::uuid[])`)
