import * as contract from '@allenio/contract/consents'
import { productWordingOf } from '@allenio/domain/consents'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import type { WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { bind } from '#platform/http'
import { notifyTeam } from './client-notifications.ts'
import { readConsents, readOwnConsents } from './consent-answers.ts'
import { addConsent, withdrawConsent } from './consents.ts'
import { consentWithdrawn } from './notifications.ts'
import { ownClient, reachClient, reachClientToChange, type ReachedClient } from './reach.ts'
import { auditRecord } from './records/audit.ts'
import { lastDayFor, refuseStrangeDay, todayFor } from './records/days.ts'
import { nameOfBusiness } from './state-notifications.ts'

// every write locks the client, so that of two at once the second finds what the first has done

const lockOwnClient = async (db: WorkspaceDb, actor: Actor): Promise<ReachedClient> =>
  reachClientToChange(db, actor, (await ownClient(db, actor)).id)

export const consentBindings = [
  bind(contract.listConsents, async ({ db, actor }, { id }) => {
    await reachClient(db, actor, id)
    return readConsents(db, actor, id)
  }),

  bind(contract.createConsent, async ({ db, actor }, { id: clientId, consentId: id, purpose, day, ownWording, ...input }) => {
    const client = await reachClientToChange(db, actor, clientId)
    refuseStrangeDay(day, await lastDayFor(db, actor, { clientId, days: [day] }))
    const { language = client.language } = input
    const wording =
      ownWording === undefined ? productWordingOf(purpose, language, await nameOfBusiness(db)) : { version: null, text: ownWording }
    const consent = { id, clientId, purpose, wording, language, day, form: 'paper', recordedBy: actor.membershipId } as const
    const { isNew } = await addConsent(db, consent)
    if (isNew) await auditRecord(db, actor, 'add consent', { clientId, id })
    return readConsents(db, actor, clientId)
  }),

  bind(contract.withdrawConsent, async ({ db, actor }, { id: clientId, consentId: id }) => {
    await reachClientToChange(db, actor, clientId)
    const purpose = await withdrawConsent(db, { id, clientId, day: todayFor(actor), membershipId: actor.membershipId })
    const details = { recordId: id, purpose }
    await audit(db, { personId: actor.personId, action: 'withdraw consent', subjectId: clientId, details })
    return readConsents(db, actor, clientId)
  }),

  bind(contract.listOwnConsents, async ({ db, actor }) => {
    const { id } = await ownClient(db, actor)
    const business = await nameOfBusiness(db)
    const wordings = {
      'data processing': productWordingOf('data processing', actor.language, business),
      'health data': productWordingOf('health data', actor.language, business),
    } satisfies Record<contract.ConsentPurpose, unknown>
    return { ...(await readOwnConsents(db, id)), wordings }
  }),

  bind(contract.giveConsent, async ({ db, actor }, { id, purpose, version }) => {
    const { id: clientId } = await lockOwnClient(db, actor)
    const wording = productWordingOf(purpose, actor.language, await nameOfBusiness(db))
    if (wording.version !== version) throw new AppError('changed meanwhile')
    const day = todayFor(actor)
    await addConsent(db, { id, clientId, purpose, wording, language: actor.language, day, form: 'app', recordedBy: null })
    return readOwnConsents(db, clientId)
  }),

  bind(contract.withdrawOwnConsent, async ({ db, actor }, { id }) => {
    const { id: clientId } = await lockOwnClient(db, actor)
    const purpose = await withdrawConsent(db, { id, clientId, day: todayFor(actor), membershipId: actor.membershipId })
    await notifyTeam(db, consentWithdrawn, { by: actor.membershipId, clientId, subject: clientName => ({ clientName, purpose }) })
    return readOwnConsents(db, clientId)
  }),
]
