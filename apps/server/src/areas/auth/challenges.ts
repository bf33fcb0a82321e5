import { newId } from '@allenio/domain/ids'
import { sql, type Row, type SystemDb } from '#platform/db'

export type ChallengeKind = 'add passkey' | 'passkey login' | 'passkey proof'

interface ChallengePurpose {
  kind: ChallengeKind
  personId: string | null
}

export async function keepChallenge(db: SystemDb, { kind, personId }: ChallengePurpose, challenge: string): Promise<string> {
  const id = newId()
  await db.run(sql`
    insert into challenges (id, kind, person_id, challenge, expires_at)
    values (${id}, ${kind}, ${personId}, ${challenge}, now() + interval '5 minutes')`)
  return id
}

/** Uses a challenge up. A challenge of another person or for another purpose counts as absent. */
export async function takeChallenge(db: SystemDb, { kind, personId }: ChallengePurpose, id: string): Promise<string | undefined> {
  const row = await db.maybeOne<Row<'challenges', 'challenge'>>(sql`
    delete from challenges
    where id = ${id} and kind = ${kind} and person_id is not distinct from ${personId}::uuid and expires_at > now()
    returning challenge`)
  return row?.challenge
}
