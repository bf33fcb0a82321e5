import { newId } from '@allenio/domain/ids'
import type { WorkspaceRole } from '@allenio/contract'
import type { WorkspaceDb } from '#platform/db'
import { googleControls } from '#platform/test-google'
import { actorOf, type Scene, type TestMember } from '#testing'
import { redeemCode } from './codes.ts'
import { askConsent, takeConsent } from './consents.ts'
import { linkAccount } from './links.ts'

type Where = Pick<Scene, 'database'>

export interface LinkingMember {
  member: TestMember
  role: WorkspaceRole
  email?: string
}

/** An account that nobody else uses. */
export const newEmail = (): string => `${newId()}@google.test`

/** Code and state that Google hands to the page of the app once a member has consented. */
export async function consentOf({ database }: Where, { member, role, email = newEmail() }: LinkingMember) {
  const url = await database.withWorkspace(member.workspaceId, 'write', db => askConsent(db, actorOf(member, role), false))
  const address = new URL(await googleControls(database).consent(url, email))
  return { code: address.searchParams.get('code') ?? '', state: address.searchParams.get('state') ?? '' }
}

/** Links an account to a member; answers its address. */
export async function linkOf(where: Where, linking: LinkingMember): Promise<string> {
  const email = linking.email ?? newEmail()
  const { code, state } = await consentOf(where, { ...linking, email })
  const { member, role } = linking
  const actor = actorOf(member, role)
  const inTeam = <T>(work: (db: WorkspaceDb) => Promise<T>) => where.database.withWorkspace(member.workspaceId, 'write', work)
  const verifier = await inTeam(db => takeConsent(db, actor, state))
  const account = await redeemCode({ code, verifier })
  await inTeam(db => linkAccount(db, actor, account))
  return email
}
