import type Stripe from 'stripe'
import { ownAccount } from '../installed.ts'
import { ProviderError, type AccountState, type NewAccount, type PaymentProvider } from '../provider.ts'
import type { StripeKit } from './client.ts'

type Accounts = Pick<PaymentProvider, 'createAccount' | 'readAccount' | 'createOnboardingUrl'>

// Stripe answers null for every part that is not included
const include = ['configuration.merchant', 'defaults', 'identity', 'requirements'] as const

export function stripeAccounts({ ask, hasConnect }: StripeKit): Accounts {
  const readOwn = async () => ownState(await ask('readAccount', stripe => stripe.accounts.retrieveCurrent()))

  return {
    createAccount: async (account, key) => {
      if (!hasConnect) return readOwn()
      const newAccount = await ask('createAccount', stripe =>
        stripe.v2.core.accounts.create(accountParams(account), { idempotencyKey: key }),
      )
      return stateOf(newAccount)
    },
    readAccount: async accountId => {
      if (accountId === ownAccount) return readOwn()
      try {
        return stateOf(await ask('readAccount', stripe => stripe.v2.core.accounts.retrieve(accountId, { include: [...include] })))
      } catch (error) {
        // the professional has withdrawn the access, or closed the account
        const isGone = error instanceof ProviderError && (error.code === 'account disconnected' || error.code === 'resource missing')
        if (!isGone) throw error
        return { id: accountId, status: 'disconnected', hasPayouts: false, dueAt: null }
      }
    },
    createOnboardingUrl: async ({ accountId, returnUrl, refreshUrl }, key) => {
      if (accountId === ownAccount) return 'https://dashboard.stripe.com/account/onboarding'
      const link = await ask('createOnboardingUrl', stripe =>
        stripe.v2.core.accountLinks.create(
          {
            account: accountId,
            use_case: {
              type: 'account_onboarding',
              account_onboarding: { return_url: returnUrl, refresh_url: refreshUrl, collection_options: { fields: 'eventually_due' } },
            },
          },
          { idempotencyKey: key },
        ),
      )
      return link.url
    },
  }
}

/** Fees and losses are the account's own matter with Stripe. These responsibilities can never be changed. */
const accountParams = ({ email, name, country }: NewAccount): Stripe.V2.Core.AccountCreateParams => ({
  contact_email: email,
  display_name: name,
  dashboard: 'full',
  identity: { country: country.toLowerCase(), entity_type: 'individual' },
  configuration: { merchant: { capabilities: { card_payments: { requested: true } } } },
  defaults: { responsibilities: { fees_collector: 'stripe', losses_collector: 'stripe' } },
  include: [...include],
})

function stateOf({ id, closed, configuration, requirements }: Stripe.V2.Core.Account): AccountState {
  const capabilities = configuration?.merchant?.capabilities
  return {
    id,
    status: closed ? 'disconnected' : statusOf(capabilities?.card_payments?.status),
    hasPayouts: capabilities?.stripe_balance?.payouts?.status === 'active',
    dueAt: requirements?.summary?.minimum_deadline?.time ?? null,
  }
}

function statusOf(capability: string | undefined): AccountState['status'] {
  switch (capability) {
    case 'active':
      return 'active'
    case 'restricted':
      return 'restricted'
    case 'rejected':
    case 'unsupported':
      return 'rejected'
    default:
      return 'pending'
  }
}

function ownState({ capabilities, payouts_enabled: hasPayouts, requirements }: Stripe.Account): AccountState {
  const cards = capabilities?.card_payments
  return {
    id: ownAccount,
    status: cards === 'active' ? 'active' : cards === 'inactive' ? 'restricted' : 'pending',
    hasPayouts,
    dueAt: requirements?.current_deadline ? new Date(requirements.current_deadline * 1000).toISOString() : null,
  }
}
