import type { OnboardingOrigin } from '@allenio/contract/onboarding'
import { newId } from '@allenio/domain/ids'
import { findSeller } from '#areas/business'
import { useConfig } from '#platform/config'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { requirePayments, usePayments, type AccountState, type NewAccount } from '#platform/payments'
import { keepAccount, lockAccount } from './accounts.ts'

/** The screens that lead to the provider, and where its page leads back. */
const screens = { packages: '/workoutPackages', settings: '/settings#payments', home: '/home' } as const satisfies Record<
  OnboardingOrigin,
  string
>

export interface OnboardingIntent {
  /** Null until the provider has made it. */
  accountId: string | null
  account: NewAccount
  accountKey: string
  linkKey: string
  returnUrl: string
  refreshUrl: string
}

export async function beginOnboarding(db: WorkspaceDb, actor: Actor, from: OnboardingOrigin): Promise<OnboardingIntent> {
  const provider = usePayments()
  if (!provider) throw new AppError('no payment provider')
  const row = await lockAccount(db, provider.name)
  if (row.status === 'rejected') throw new AppError('payment account rejected')
  const { name, country, email } = await findSeller(db, db.workspaceId)
  const person = await db.one<Row<'persons', 'email'>>(sql`select email from persons where id = ${actor.personId}`)
  const screen = `${useConfig().baseUrl}${screens[from]}`
  if (row.account_id === null) await audit(db, { personId: actor.personId, action: 'create payment account' })
  return {
    accountId: row.account_id,
    account: { email: email ?? person.email, name, country },
    // an account that was disconnected is followed by another one, with another key
    accountKey: `createAccount:${db.workspaceId}:${Date.parse(row.created_at)}`,
    linkKey: `createOnboardingUrl:${newId()}`,
    // the screen asks for the state, and offers another address where this one was used, or is too old
    returnUrl: screen,
    refreshUrl: screen,
  }
}

export interface OnboardingAnswer {
  state: AccountState | null
  url: string
}

export async function askForOnboarding(intent: OnboardingIntent): Promise<OnboardingAnswer> {
  const provider = requirePayments()
  const { account, accountKey, linkKey, returnUrl, refreshUrl } = intent
  const state = intent.accountId === null ? await provider.createAccount(account, accountKey) : null
  const accountId = intent.accountId ?? state?.id ?? ''
  return { state, url: await provider.createOnboardingUrl({ accountId, returnUrl, refreshUrl }, linkKey) }
}

export async function finishOnboarding(db: WorkspaceDb, { state, url }: OnboardingAnswer) {
  if (state) await keepAccount(db, { accountId: state.id, state })
  return { onboard: { url } }
}
