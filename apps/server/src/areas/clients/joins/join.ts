import { dayIn } from '@allenio/domain/days'
import { dropInvitation, type AddressWatch, type InvitationWatch } from '#areas/account'
import { restoreMember, takeOverMembership } from '#areas/permissions'
import { audit } from '#platform/audit'
import { collectionOf } from '#platform/contributions'
import { sql, type Db, type Row, type Sql } from '#platform/db'
import { enqueueIn } from '#platform/jobs'
import { notifyClientAccess } from '../access-events.ts'
import { lockClientAddress } from '../addresses.ts'
import { findClaims, type Claim, type StandingRecord } from './claims.ts'
import { followJoinedPauses } from '../pauses/pause-events.ts'
import { mergeRecord } from './record-merge.ts'
import { zoneOfClient } from '../record-days.ts'
import { insertRegistrationConsent } from '../consents/registration-consent.ts'
import { notifyClientJoined } from '../news/state-notifications.ts'

export interface JoinedClients {
  workspaceId: string
  /** The record of the registration by link, which is removed. */
  fromId: string
  /** The record that remains. */
  toId: string
}

export type MoveRecords = (db: Db, of: JoinedClients) => Promise<void>

/** Functions that move an area's rows from one record of a client to the other, when one person had two records. */
export const clientJoins = collectionOf<MoveRecords>('client joins')

/** Moves all rows of a table from one record to the other. */
export const moveRecords =
  (table: Sql): MoveRecords =>
  async (db, { workspaceId, fromId, toId }) => {
    await db.run(sql`update ${table} set client_id = ${toId} where workspace_id = ${workspaceId} and client_id = ${fromId}`)
  }

const settleClaims: NonNullable<AddressWatch['joining']> = async (db, { claimId, ownerId, key }) => {
  for (const claim of await findClaims(db, { claimId, ownerId, key })) {
    const joinedId = await settle(db, claim, { personId: ownerId, key })
    if (joinedId !== undefined) await enqueueIn(db, claim.workspace_id, followJoinedPauses, { clientId: joinedId })
  }
}

export const clientAddressWatch: AddressWatch = {
  owned: (db, { personId, key }) => settleClaims(db, { claimId: personId, ownerId: personId, key }),
  joining: settleClaims,
}

export const clientInvitationWatch: InvitationWatch = {
  async accepted(db, { workspace_id: workspaceId, membership_id, consentLanguage }) {
    const joinedClients = await db.many<Row<'clients', 'id'> & { time_zone: string }>(sql`
      update clients c set registered_at = now(), declined_at = null
      where c.workspace_id = ${workspaceId} and c.membership_id = ${membership_id} returning c.id, ${zoneOfClient} as time_zone`)
    if (consentLanguage !== undefined) {
      for (const { id: clientId, time_zone } of joinedClients)
        await insertRegistrationConsent(db, { workspaceId, clientId, language: consentLanguage, day: dayIn(time_zone) })
    }
    for (const { id: clientId } of joinedClients) await enqueueIn(db, workspaceId, notifyClientJoined, { clientId })
    await notifyClientAccess(db, { workspaceId, clientIds: joinedClients.map(({ id }) => id) })
  },
  async declined(db, { workspace_id, membership_id }) {
    await db.run(sql`update clients set declined_at = now() where workspace_id = ${workspace_id} and membership_id = ${membership_id}`)
  },
}

interface Proof {
  /** The person who owns the address now. */
  personId: string
  key: string
}

/**
 * Runs when the address is proved. If this person has no other record, the registered one gets the address. Otherwise both
 * records are one person's, and the one that stood there before takes in the other: its id is returned.
 */
async function settle(db: Db, claim: Claim, { personId, key }: Proof): Promise<string | undefined> {
  const { standing } = claim
  if (!standing) {
    await takeAddress(db, claim, key)
    return undefined
  }
  // the team has deleted the record, and it will be erased in a few days: a person who comes back begins anew
  if (standing.deleted_at !== null) {
    await replaceRecord(db, claim, standing, { personId, key })
    return undefined
  }
  // the standing record's account is another person's: the team must decide whom the record is about, and both stay as they are
  if (standing.person_id !== null && standing.person_id !== personId) return undefined
  for (const mover of clientJoins.gathered()) await mover(db, { workspaceId: claim.workspace_id, fromId: claim.id, toId: standing.id })
  await mergeRecord(db, { workspaceId: claim.workspace_id, fromId: claim.id, toId: standing.id })
  await enter(db, claim, { ...standing, personId })
  return standing.id
}

async function takeAddress(db: Db, { workspace_id, id }: Claim, key: string): Promise<void> {
  await lockClientAddress(db, workspace_id, key)
  await db.run(sql`
    update clients set email_key = ${key} where workspace_id = ${workspace_id} and id = ${id}
      and not exists (select from clients other where other.workspace_id = ${workspace_id} and other.email_key = ${key})`)
}

/** The new record replaces a deleted one: it takes over the address, and the membership if that is this person's. */
async function replaceRecord(db: Db, claim: Claim, deleted: StandingRecord, { personId, key }: Proof): Promise<void> {
  const { workspace_id, id, status } = claim
  const membershipId = deleted.person_id === personId ? deleted.membership_id : null
  await db.run(sql`
    update clients set email_key = nullif(email_key, ${key}), membership_id = nullif(membership_id, ${membershipId}::uuid),
      registered_at = case when ${membershipId}::uuid is null then registered_at end
    where workspace_id = ${workspace_id} and id = ${deleted.id}`)
  await takeAddress(db, claim, key)
  if (membershipId === null) return
  await db.run(sql`update clients set membership_id = ${membershipId} where workspace_id = ${workspace_id} and id = ${id}`)
  await notifyClientAccess(db, { workspaceId: workspace_id, clientIds: [deleted.id, id] })
  if (status === 'active') await restoreMember(db, membershipId)
}

interface RemainingRecord {
  id: string
  status: 'active' | 'inactive'
  membership_id: string | null
  /** The person of the record's account; null while an invitation waits. */
  person_id: string | null
  personId: string
}

/**
 * Lets the person sign in with the remaining record. An inactive one becomes active, because the link was open to them; it takes the
 * registration's place in the plan, so that no limit is exceeded. Record and account always have the same state.
 */
async function enter(db: Db, { workspace_id, membership_id, status }: Claim, remainingRecord: RemainingRecord): Promise<void> {
  const isActive = status === 'active' || remainingRecord.status === 'active'
  // the remaining record's own membership is kept, and the other one is deleted with the account
  const enteringId = remainingRecord.membership_id ?? membership_id
  const isBack = isActive && remainingRecord.status === 'inactive'
  // an invited person who registers by the link has thereby accepted
  if (remainingRecord.membership_id !== null && remainingRecord.person_id === null) {
    await takeOverMembership(db, { workspaceId: workspace_id, membershipId: remainingRecord.membership_id, fromId: membership_id })
    await dropInvitation(db, { workspaceId: workspace_id, membershipId: remainingRecord.membership_id })
  }
  await db.run(sql`
    update clients set membership_id = ${enteringId}, registered_at = coalesce(registered_at, now()),
      updated_at = clock_timestamp(), status = ${isActive ? 'active' : 'inactive'},
      deactivated_at = case when ${isActive}::boolean then null else deactivated_at end,
      restored_at = case when ${isBack}::boolean then now() else restored_at end
    where workspace_id = ${workspace_id} and id = ${remainingRecord.id}`)
  await notifyClientAccess(db, { workspaceId: workspace_id, clientIds: [remainingRecord.id] })
  if (isActive) await restoreMember(db, enteringId)
  if (isBack) await audit(db, { personId: remainingRecord.personId, action: 'restore client by link', subjectId: remainingRecord.id })
}
