import { randomBytes } from 'node:crypto'
import type { Output } from '@allenio/contract'
import type { renewRegistrationLink } from '@allenio/contract/client-intake'
import type { Actor } from '#platform/access'
import { useConfig } from '#platform/config'
import { sql, type Db, type Row, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'

type Link = Output<typeof renewRegistrationLink>['link']
type Owner = Pick<Actor, 'membershipId'>

type LinkRow = Row<'registration_links', 'code' | 'is_open'>

const presentLink = ({ code, is_open }: LinkRow): Link => ({
  code,
  url: `${useConfig().baseUrl}/register-client?c=${code}`,
  isOpen: is_open,
})

export async function readLink(db: WorkspaceDb, { membershipId }: Owner): Promise<Link | null> {
  const row = await db.maybeOne<LinkRow>(sql`select code, is_open from registration_links where membership_id = ${membershipId}`)
  return row ? presentLink(row) : null
}

export const renewLink = async (db: WorkspaceDb, { membershipId }: Owner): Promise<Link> =>
  presentLink(
    await db.one<LinkRow>(sql`
  insert into registration_links (membership_id, code) values (${membershipId}, ${newCode()})
  on conflict (workspace_id, membership_id) do update set code = excluded.code, is_open = true, created_at = now()
  returning code, is_open`),
  )

export const switchLink = async (db: WorkspaceDb, { membershipId }: Owner, isOpen: boolean): Promise<Link> =>
  presentLink(
    found(
      await db.maybeOne<LinkRow>(sql`
    update registration_links set is_open = ${isOpen} where membership_id = ${membershipId} returning code, is_open`),
    ),
  )

// codes are short enough to be read aloud and to make a coarse QR code, and too long to be found by trying
const newCode = () => randomBytes(9).toString('base64url')

export interface OpenedLink extends Row<'registration_links', 'workspace_id' | 'membership_id'> {
  is_open: boolean
  business: Row<'workspaces'>['name']
  main_color: Row<'worn_apps'>['main_color']
  owner_role: Row<'memberships'>['role']
}

/** The link with its owner; links of members who left are closed. */
export const findLink = (db: Db, code: string) =>
  db.maybeOne<OpenedLink>(sql`
  select l.workspace_id, l.membership_id, l.is_open and m.status = 'active' as is_open, w.name as business,
    a.main_color, m.role as owner_role
  from registration_links l
  join workspaces w on w.id = l.workspace_id
  left join worn_apps a on a.workspace_id = l.workspace_id
  join memberships m on m.workspace_id = l.workspace_id and m.id = l.membership_id
  where l.code = ${code} and m.role <> 'client'`)
