import { googleReturnPath } from '@allenio/contract/google'
import { newId } from '@allenio/domain/ids'
import type { Actor } from '#platform/access'
import { hashToken, newToken, seal, unseal } from '#platform/auth'
import { useConfig } from '#platform/config'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { consentUrl, newVerifier } from '#platform/google'

/** The page of the app to which Google leads back; it is named in the consent and again with its code. */
export const returnAddress = (): string => `${useConfig().baseUrl}${googleReturnPath}`

const consentMinutes = 15

/** The address at which Google asks the person, with a state that this session alone can use, once. */
export async function askConsent(db: WorkspaceDb, { membershipId, sessionId }: Actor, choosesAccount: boolean): Promise<string> {
  const [state, verifier] = [newToken(), newVerifier()]
  await db.run(sql`delete from google_consents where membership_id = ${membershipId} or expires_at < now()`)
  await db.run(sql`
    insert into google_consents (id, membership_id, session_id, state_hash, verifier, expires_at)
    values (${newId()}, ${membershipId}, ${sessionId}, ${hashToken(state)}, ${seal(useConfig().secretKey, verifier)},
      now() + make_interval(mins => ${consentMinutes}))`)
  return consentUrl({ state, verifier, redirectUri: returnAddress(), choosesAccount })
}

/** Takes the verifier of a consent: for another session, another person or a second time there is none. */
export async function takeConsent(db: WorkspaceDb, { membershipId, sessionId }: Actor, state: string): Promise<string> {
  const row = await db.maybeOne<Row<'google_consents', 'verifier'>>(sql`
    delete from google_consents where state_hash = ${hashToken(state)} and membership_id = ${membershipId}
      and session_id = ${sessionId} and expires_at > now() returning verifier`)
  if (!row) throw new AppError('google link expired')
  return unseal(useConfig().secretKey, row.verifier)
}
