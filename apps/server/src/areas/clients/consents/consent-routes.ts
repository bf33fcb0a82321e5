import * as contract from '@allenio/contract/clients'
import { needsGuardian, productWordingOf, signedByGuardian } from '@allenio/domain/consents'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import type { WorkspaceDb } from '#platform/db'
import { AppError, wrongField } from '#platform/errors'
import { bind } from '#platform/http'
import { auditRecord } from '#platform/records'
import { notifyTeam } from '../news/client-notifications.ts'
import { readConsents, readOwnConsents } from './consent-answers.ts'
import { printConsentForm } from './consent-form.ts'
import { addConsent, attachScan, withdrawConsent } from './consents.ts'
import { consentWithdrawn } from '../news/notifications.ts'
import { ownClient, reachClient, reachClientToChange, type ReachedClient } from '../reach.ts'
import { lastDayFor, refuseStrangeDay, todayFor } from '../record-days.ts'
import { nameOfBusiness } from '../news/state-notifications.ts'

// every write locks the client, so that the second of two calls finds what the first has done

const lockOwnClient = async (db: WorkspaceDb, actor: Actor): Promise<ReachedClient> =>
  reachClientToChange(db, actor, (await ownClient(db, actor)).id)

/** The guardian who consents, which only a minor has and needs. */
function guardianFor({ birth_date: birthDate }: ReachedClient, day: string, guardian: string | undefined): string | undefined {
  if (!needsGuardian(birthDate, day)) return undefined
  if (guardian === undefined) throw wrongField('guardian', 'consent guardian needed')
  return guardian
}

export const consentBindings = [
  bind(contract.listConsents, async ({ db, actor }, { id }) => {
    await reachClient(db, actor, id)
    return readConsents(db, actor, id)
  }),

  bind(
    contract.createConsent,
    async ({ db, actor }, { id: clientId, consentId: id, purpose, day, ownWording, guardian: givenGuardian, ...input }) => {
      const client = await reachClientToChange(db, actor, clientId)
      refuseStrangeDay(day, await lastDayFor(db, actor, { clientId, days: [day] }))
      const { language = client.language } = input
      const guardian = guardianFor(client, day, givenGuardian)
      const names = { business: await nameOfBusiness(db), client: client.name, guardian }
      const ownText =
        ownWording !== undefined && guardian !== undefined ? signedByGuardian(ownWording, language, { ...names, guardian }) : ownWording
      const wording = ownText === undefined ? productWordingOf(purpose, language, names) : { version: null, text: ownText }
      const consent = { id, clientId, purpose, wording, language, day, form: 'paper', recordedBy: actor.membershipId } as const
      const { isNew } = await addConsent(db, consent)
      if (isNew) await auditRecord(db, actor, 'add consent', { clientId, id })
      return readConsents(db, actor, clientId)
    },
  ),

  bind(contract.downloadConsentForm, async ({ db, actor }, { id, ...options }) =>
    printConsentForm(db, actor, { client: await reachClient(db, actor, id), ...options }),
  ),

  bind(contract.attachConsentScan, async ({ db, actor }, { id: clientId, consentId: id, uploadId }) => {
    await reachClientToChange(db, actor, clientId)
    await attachScan(db, actor, { id, clientId, uploadId })
    await auditRecord(db, actor, 'update consent', { clientId, id })
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
    const { id, name, birth_date: birthDate } = await ownClient(db, actor)
    const isMinor = needsGuardian(birthDate, todayFor(actor))
    // the client's device replaces the placeholder by the guardian's name
    const names = { business: await nameOfBusiness(db), client: name, ...(isMinor && { guardian: '{{guardian}}' }) }
    const wordings = {
      'data processing': productWordingOf('data processing', actor.language, names),
      'health data': productWordingOf('health data', actor.language, names),
    } satisfies Record<contract.ConsentPurpose, unknown>
    return { ...(await readOwnConsents(db, id)), wordings, isMinor }
  }),

  bind(contract.giveConsent, async ({ db, actor }, { id, purpose, version, guardian: givenGuardian }) => {
    const client = await lockOwnClient(db, actor)
    const { id: clientId } = client
    const guardian = guardianFor(client, todayFor(actor), givenGuardian)
    const wording = productWordingOf(purpose, actor.language, { business: await nameOfBusiness(db), client: client.name, guardian })
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
