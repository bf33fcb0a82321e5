import type { ParsedInput } from '@allenio/contract'
import { passkeysAtMost, type addPasskey, type loginWithPasskey } from '@allenio/contract/auth'
import { newId } from '@allenio/domain/ids'
import { lockFor, sql, type Row, type SystemDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { keepChallenge, takeChallenge } from './challenges.ts'
import { CreatedCredential, UsedCredential } from './credential-shapes.ts'
import { expectedOrigin, relyingParty } from './relying-party.ts'

// the library is loaded with the first passkey, because most processes do not need it in their first minute
const webauthn = () => import('@simplewebauthn/server')

// EdDSA, ES256 and RS256 cover every device; the library would otherwise test which other algorithms this runtime supports
const supportedAlgorithmIDs = [-8, -7, -257]

export type PasskeyRow = Row<'passkeys', 'id' | 'name' | 'created_at' | 'last_used_at'>

export const presentPasskey = ({ id, name, created_at, last_used_at }: PasskeyRow) => ({
  id,
  name,
  createdAt: created_at,
  lastUsedAt: last_used_at,
})

type KnownCredential = Row<'passkeys', 'id' | 'person_id' | 'credential_id' | 'public_key' | 'counter' | 'transports'>

const credentialsOf = (db: SystemDb, personId: string) =>
  db.many<Row<'passkeys', 'credential_id' | 'transports'>>(sql`
  select credential_id, transports from passkeys where person_id = ${personId}`)

/** The options with which the browser creates a new passkey. */
export async function askForNew(db: SystemDb, person: { id: string; email: string; name: string }) {
  const credentials = await credentialsOf(db, person.id)
  if (credentials.length >= passkeysAtMost) throw new AppError('too many passkeys')
  const { generateRegistrationOptions } = await webauthn()
  const { name: rpName, id: rpID } = relyingParty()
  const options = await generateRegistrationOptions({
    rpName,
    rpID,
    userName: person.email,
    userDisplayName: person.name,
    userID: new Uint8Array(Buffer.from(person.id.replaceAll('-', ''), 'hex')),
    excludeCredentials: credentials.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const challengeId = await keepChallenge(db, { kind: 'add passkey', personId: person.id }, options.challenge)
  return { challengeId, options: { ...options } }
}

/** The options with which the browser uses a passkey: one of this person's, or any that it knows. */
export async function askForUse(db: SystemDb, personId: string | null) {
  const credentials = personId ? await credentialsOf(db, personId) : []
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty().id,
    userVerification: 'required',
    ...(personId && { allowCredentials: credentials.map(({ credential_id, transports }) => ({ id: credential_id, transports })) }),
  })
  const kind = personId ? 'passkey proof' : 'passkey login'
  return { challengeId: await keepChallenge(db, { kind, personId }, options.challenge), options: { ...options } }
}

// the challenge stays used up although the call is refused
const passkeyRefusal = () => new AppError('passkey refused', { keepsWrites: true })

export async function keepPasskey(db: SystemDb, personId: string, input: ParsedInput<typeof addPasskey>): Promise<PasskeyRow> {
  const challenge = found(await takeChallenge(db, { kind: 'add passkey', personId }, input.challengeId))
  await lockFor(db, 'passkeys', personId)
  if ((await credentialsOf(db, personId)).length >= passkeysAtMost) throw new AppError('too many passkeys')
  const response = CreatedCredential.safeParse(input.credential).data
  if (!response) throw passkeyRefusal()
  const { verifyRegistrationResponse } = await webauthn()
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: expectedOrigin(response.response.clientDataJSON),
    expectedRPID: relyingParty().id,
    requireUserVerification: true,
    supportedAlgorithmIDs,
  }).catch(() => undefined)
  if (!checked?.verified) throw passkeyRefusal()
  const { credential } = checked.registrationInfo
  const row = await db.maybeOne<PasskeyRow>(sql`
    insert into passkeys (id, person_id, credential_id, public_key, counter, transports, name)
    values (${newId()}, ${personId}, ${credential.id}, ${Buffer.from(credential.publicKey)}, ${credential.counter},
      ${response.response.transports ?? []}, ${input.name})
    on conflict (credential_id) do nothing returning id, name, created_at, last_used_at`)
  if (!row) throw passkeyRefusal()
  return row
}

interface Use {
  answer: ParsedInput<typeof loginWithPasskey>
  /** The person whose passkey it must be; null where the passkey itself identifies the person. */
  personId: string | null
}

/** The id of the person whose passkey answered correctly. The challenge is used up in either case. */
export async function usePasskey(db: SystemDb, { answer, personId }: Use): Promise<string | undefined> {
  const kind = personId ? 'passkey proof' : 'passkey login'
  const challenge = await takeChallenge(db, { kind, personId }, answer.challengeId)
  if (challenge === undefined && personId) throw new AppError('not found')
  const response = UsedCredential.safeParse(answer.credential).data
  if (challenge === undefined || !response) return undefined
  const passkey = await db.maybeOne<KnownCredential>(sql`
    select id, person_id, credential_id, public_key, counter, transports from passkeys
    where credential_id = ${response.id} and person_id = coalesce(${personId}::uuid, person_id) for update`)
  if (!passkey) return undefined
  const { verifyAuthenticationResponse } = await webauthn()
  const { userHandle, ...rest } = response.response
  const checked = await verifyAuthenticationResponse({
    response: { ...response, response: { ...rest, ...(userHandle && { userHandle }) } },
    expectedChallenge: challenge,
    expectedOrigin: expectedOrigin(rest.clientDataJSON),
    expectedRPID: relyingParty().id,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
      transports: passkey.transports,
    },
  }).catch(() => undefined)
  if (!checked?.verified) return undefined
  const { newCounter } = checked.authenticationInfo
  await db.run(sql`update passkeys set counter = ${newCounter}, last_used_at = now() where id = ${passkey.id}`)
  return passkey.person_id
}
