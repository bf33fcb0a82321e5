import * as contract from '@allenio/contract/onboarding'
import type { Output } from '@allenio/contract'
import { sql, type WorkspaceDb } from '#platform/db'
import { OutsideError } from '#platform/errors'
import { bindInSteps } from '#platform/http'
import { settleRow } from '#platform/payments'
import { findAccount, readSelling } from './accounts.ts'
import { askForOnboarding, beginOnboarding, finishOnboarding } from './links.ts'
import { accountSettler } from './settler.ts'

const freshMs = 60_000

async function readStatus(db: WorkspaceDb): Promise<Output<typeof contract.getOnboardingStatus>> {
  const account = await findAccount(db)
  const selling = await readSelling(db)
  return {
    onboard: {
      ...selling,
      status: selling.maySell ? 'COMPLETED' : 'PENDING',
      hasPayouts: account?.has_payouts ?? false,
      dueAt: account?.due_at ?? null,
    },
  }
}

/** All pages of a business look at the provider once in ten seconds together. */
const claimLook = async (db: WorkspaceDb): Promise<boolean> =>
  (await db.run(sql`
    update payment_accounts set looked_at = now() where coalesce(looked_at, '-infinity') < now() - interval '10 seconds'`)) > 0

export const onboardingBindings = [
  bindInSteps(contract.getOnboardingStatus, {
    async begin({ db }) {
      const account = await findAccount(db)
      const isFresh = account !== undefined && Date.now() - Date.parse(account.checked_at ?? account.created_at) < freshMs
      // an account on its way is asked for at once: its holder has just come back
      const isStale = account && (!isFresh || account.status !== 'active')
      return { staleId: isStale && (await claimLook(db)) ? db.workspaceId : null }
    },
    async ask({ staleId }) {
      if (staleId === null) return
      try {
        await settleRow(accountSettler.kind, { workspaceId: staleId, id: staleId })
      } catch (error) {
        // the stored state is answered, because the provider cannot be reached
        if (!(error instanceof OutsideError)) throw error
      }
    },
    finish: ({ db }) => readStatus(db),
  }),

  bindInSteps(contract.startOnboarding, {
    begin: ({ db, actor }, { from }) => beginOnboarding(db, actor, from),
    ask: askForOnboarding,
    finish: ({ db }, { answer }) => finishOnboarding(db, answer),
  }),
]
