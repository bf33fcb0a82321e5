import * as contract from '@allenio/contract/google'
import { AppError } from '#platform/errors'
import { useGoogle } from '#platform/google'
import { bind, bindInSteps, withMessage } from '#platform/http'
import { redeemCode } from './codes.ts'
import { askConsent, takeConsent } from './consents.ts'
import { findLink, linkAccount, presentStatus, unlinkAccount } from './links.ts'

function requireOffer(): void {
  if (!useGoogle()) throw new AppError('google not offered')
}

export const googleBindings = [
  bind(contract.getGoogleStatus, async ({ db, actor }) => presentStatus(await findLink(db, actor.membershipId))),

  bind(contract.connectGoogle, async ({ db, actor }) => {
    requireOffer()
    return { consentUrl: await askConsent(db, actor, false) }
  }),

  bind(contract.updateGoogleEmail, async ({ db, actor }) => {
    requireOffer()
    if (!(await findLink(db, actor.membershipId))) throw new AppError('google not linked')
    return { consentUrl: await askConsent(db, actor, true) }
  }),

  bindInSteps(contract.completeGoogleLink, {
    begin: async ({ db, actor }, { code, state }) => {
      requireOffer()
      return { code, verifier: await takeConsent(db, actor, state) }
    },
    ask: redeemCode,
    finish: async ({ db, actor }, { answer }) => {
      await linkAccount(db, actor, answer)
      return withMessage('google linked', presentStatus(await findLink(db, actor.membershipId)))
    },
  }),

  bind(contract.disconnectGoogle, async ({ db, actor }, { keepsCopies }) => {
    if (!(await unlinkAccount(db, actor, keepsCopies))) throw new AppError('google not linked')
    return withMessage('google unlinked', presentStatus(undefined))
  }),
]
