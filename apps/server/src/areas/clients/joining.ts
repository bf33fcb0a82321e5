import { watchAddresses } from '#areas/account'
import { sql, type Db } from '#platform/db'

export interface Joined {
  workspaceId: string
  /** The record that a registration by link made. */
  fromId: string
  /** The one that stands. */
  toId: string
}

type Mover = (db: Db, of: Joined) => Promise<void>

const movers: Mover[] = []

/** One person was there twice: an area moves what was kept about the one to the other. */
export const registerClientJoin = (mover: Mover): void => void movers.push(mover)

interface Claimed {
  workspace_id: string
  id: string
  membership_id: string
  standing_id: string | null
  standing_membership_id: string | null
}

// a record made by link, and the one of the same business that has had this address all along
const findClaimed = (db: Db, personId: string, key: string) => db.many<Claimed>(sql`
  select c.workspace_id, c.id, c.membership_id, y.id as standing_id, y.membership_id as standing_membership_id
  from memberships m join clients c on c.workspace_id = m.workspace_id and c.membership_id = m.id
  left join clients y on y.workspace_id = c.workspace_id and y.id <> c.id and y.email_key = ${key}
  where m.person_id = ${personId} and c.source = 'link' and c.email_key is null and c.deleted_at is null
    and y.deleted_at is null and lower(c.email) = ${key}
  for update of c`)

async function joinInto(db: Db, claimed: Claimed, toId: string): Promise<void> {
  const { workspace_id: workspaceId, id: fromId } = claimed
  for (const mover of movers) await mover(db, { workspaceId, fromId, toId })
  await db.run(sql`
    insert into client_collaborators (workspace_id, client_id, membership_id)
    select workspace_id, ${toId}::uuid, membership_id from client_collaborators
    where workspace_id = ${workspaceId} and client_id = ${fromId} on conflict do nothing`)
  await db.run(sql`delete from clients where workspace_id = ${workspaceId} and id = ${fromId}`)
}

watchAddresses({
  async owned(db, { personId, key }) {
    for (const claimed of await findClaimed(db, personId, key)) await settle(db, claimed, key)
    await db.run(sql`
      update clients c set registered_at = now() from memberships m
      where m.person_id = ${personId} and c.workspace_id = m.workspace_id and c.membership_id = m.id and c.registered_at is null`)
  },
  async joining(db, { claimId, key }) {
    for (const claimed of await findClaimed(db, claimId, key)) await settle(db, claimed, key)
  },
})

/** The address is proved: it stands with this record, or this record is the same person's as the one where it stands. */
async function settle(db: Db, claimed: Claimed, key: string): Promise<void> {
  const { workspace_id, id, membership_id, standing_id, standing_membership_id } = claimed
  if (standing_id === null) {
    await db.run(sql`update clients set email_key = ${key} where workspace_id = ${workspace_id} and id = ${id}
      and not exists (select from clients other where other.workspace_id = ${workspace_id} and other.email_key = ${key})`)
    return
  }
  await joinInto(db, claimed, standing_id)
  // where the one that stands has its own way in, that is the owner's, and this membership goes with the account
  if (standing_membership_id !== null) return
  await db.run(sql`
    update clients set membership_id = ${membership_id}, registered_at = now(), updated_at = clock_timestamp()
    where workspace_id = ${workspace_id} and id = ${standing_id}`)
}
