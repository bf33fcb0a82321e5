import { sql, type Db, type NotNull, type Row } from '#platform/db'

/** Another record in the same business, which belongs to this person or had the address before. */
export interface StandingRecord extends Row<'clients', 'id' | 'status' | 'deleted_at' | 'membership_id'> {
  /** The account that enters with this record. */
  person_id: Row<'memberships'>['person_id']
}

/** A record that a registration by link or a purchase made, of a person who has just proved its address. */
export interface Claim extends Row<'clients', 'workspace_id' | 'id' | 'status'>, NotNull<Row<'clients', 'membership_id'>> {
  standing: StandingRecord | undefined
}

interface ProvedAddress {
  /** The account that registered. */
  claimId: string
  /** The account that the address belongs to. */
  ownerId: string
  key: string
}

export async function findClaims(db: Db, { claimId, ownerId, key }: ProvedAddress): Promise<Claim[]> {
  const claims = await db.many<Omit<Claim, 'standing'>>(sql`
    select c.workspace_id, c.id, c.status, c.membership_id
    from memberships m join clients c on c.workspace_id = m.workspace_id and c.membership_id = m.id
    where m.person_id = ${claimId} and c.source in ('link', 'purchase') and c.deleted_at is null and lower(c.email) = ${key}
    for update of c`)
  const claimsWithRecords: Claim[] = []
  for (const claim of claims) claimsWithRecords.push({ ...claim, standing: await findStanding(db, claim, { ownerId, key }) })
  return claimsWithRecords
}

// the owner's own record first, whatever address the team has written there
const findStanding = (db: Db, { workspace_id, id }: Pick<Claim, 'workspace_id' | 'id'>, { ownerId, key }: Omit<ProvedAddress, 'claimId'>) =>
  db.maybeOne<StandingRecord>(sql`
  select c.id, c.status, c.deleted_at, c.membership_id, m.person_id
  from clients c left join memberships m on m.workspace_id = c.workspace_id and m.id = c.membership_id
  where c.workspace_id = ${workspace_id} and c.id <> ${id} and (m.person_id = ${ownerId} or c.email_key = ${key})
  order by (m.person_id = ${ownerId}) is true desc limit 1 for update of c`)
