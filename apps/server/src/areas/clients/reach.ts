import { fullName } from '@allenio/domain/clients'
import type { Actor } from '#platform/access'
import { addSubjects, sql, type Db, type Sql, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { fileLink } from '#platform/files'
import type { ClientRecord } from './client-record.ts'

/** The facts about a caller that decide which clients they reach. */
export type Asker = Pick<Actor, 'role' | 'membershipId'>

/** A condition on clients `c`: an admin has all, a collaborator those in their charge, a client their own record. */
export function inCharge({ role, membershipId }: Asker): Sql {
  switch (role) {
    case 'admin':
      return sql`true`
    case 'coach':
    case 'nutritionist':
      return sql`c.id in (select k.client_id from client_collaborators k where k.membership_id = ${membershipId})`
    case 'client':
      return sql`c.membership_id = ${membershipId}`
    default:
      return role satisfies never
  }
}

/** A condition on `clients c`: those that the asker reaches and that are not deleted. */
export const reachableClients = (asker: Asker): Sql => sql`c.deleted_at is null and ${inCharge(asker)}`

/** A condition like `reachableClients`, without the sample client, whom no figure counts. */
export const realClients = (asker: Asker): Sql => sql`${reachableClients(asker)} and c.source <> 'sample'`

export interface ReachedClient extends ClientRecord {
  name: string
  /** The person of the account, if the client has one. */
  person_id: string | null
}

const columns = sql`c.workspace_id, c.id, c.membership_id, c.first_name, c.last_name, c.email, c.phone, c.sex, c.birth_date,
  c.height_cm, c.language, c.time_zone, c.photo_file_id, c.type_id, c.goal, c.injuries, c.allergies, c.status,
  c.deactivated_at, c.restored_at, c.registered_at, c.invited_at, c.declined_at, c.subscription_end, c.subscription_source,
  c.note, c.note_updated_at, c.source, c.created_at, c.updated_at, c.deleted_at`

type FoundClient = ClientRecord & { person_id: string | null }

async function findClients(db: Db, condition: Sql, locked = sql``): Promise<FoundClient[]> {
  const rows = await db.many<FoundClient>(sql`
    select ${columns}, (select m.person_id from memberships m
      where m.workspace_id = c.workspace_id and m.id = c.membership_id) as person_id
    from clients c where ${condition} ${locked}`)
  addSubjects(
    db,
    rows.map(({ id }) => id),
  )
  return rows
}

const findClient = async (db: Db, condition: Sql, locked?: Sql): Promise<FoundClient | undefined> =>
  (await findClients(db, condition, locked))[0]

const withName = (row: FoundClient): ReachedClient => ({ ...row, name: fullName(row) })

function requireUndeleted(row: FoundClient | undefined): ReachedClient {
  const client = found(row)
  if (client.deleted_at) throw new AppError('client deleted')
  return withName(client)
}

/** The client that a call names: absent for callers who do not reach them; callers who did are told that the client was deleted. */
export const reachClient = async (db: WorkspaceDb, asker: Asker, id: string): Promise<ReachedClient> =>
  requireUndeleted(await findClient(db, sql`c.id = ${id} and ${inCharge(asker)}`))

/** Finds many clients like `reachClient`, by their ids; throws unless all of them are in reach. */
export async function reachClients(db: WorkspaceDb, asker: Asker, ids: readonly string[]): Promise<ReadonlyMap<string, ReachedClient>> {
  const rows = await findClients(db, sql`c.id = any(${[...ids]}::uuid[]) and ${inCharge(asker)}`)
  const rowOf = new Map(rows.map(row => [row.id, row]))
  return new Map(ids.map(id => [id, requireUndeleted(rowOf.get(id))]))
}

/** Finds and locks a client like `reachClient`: other calls that change the client wait. */
export const reachClientToChange = async (db: WorkspaceDb, asker: Asker, id: string): Promise<ReachedClient> =>
  requireUndeleted(await findClient(db, sql`c.id = ${id} and ${inCharge(asker)}`, sql`for no key update of c`))

export const reachDeletedClient = async (db: WorkspaceDb, asker: Asker, id: string): Promise<ReachedClient> =>
  withName(found(await findClient(db, sql`c.id = ${id} and c.deleted_at is not null and ${inCharge(asker)}`, sql`for no key update of c`)))

/** The record of the calling client. */
export const ownClient = async (db: WorkspaceDb, { membershipId }: Pick<Actor, 'membershipId'>): Promise<ReachedClient> =>
  withName(found(await findClient(db, sql`c.membership_id = ${membershipId} and c.deleted_at is null`)))

/** A query in brackets for the id of the calling client, for a statement that needs nothing else of the record. */
export const ownClientId = ({ membershipId }: Pick<Actor, 'membershipId'>): Sql =>
  sql`(select c.id from clients c where c.membership_id = ${membershipId} and c.deleted_at is null)`

export type CardRow = Pick<ClientRecord, 'workspace_id' | 'id' | 'first_name' | 'last_name' | 'photo_file_id'>

/** A client as other areas show one: name and small picture. */
export const clientCard = (row: CardRow, { personId }: Pick<Actor, 'personId'>) => ({
  id: row.id,
  name: fullName(row),
  photo: clientPhoto(row, personId),
})

export const clientPhoto = (
  { workspace_id, photo_file_id }: Pick<CardRow, 'workspace_id' | 'photo_file_id'>,
  personId: string,
  variant: 'original' | 'thumb' = 'thumb',
): string | null => photo_file_id && fileLink({ id: photo_file_id, workspace_id }, personId, variant)
