import type { Output } from '@allenio/contract'
import * as contract from '@allenio/contract/clients'
import { consentPurposes } from '@allenio/contract/clients'
import type { Actor } from '#platform/access'
import { mayCall } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { findConsents, type ConsentRow } from './consents.ts'
import { nameOfBusiness } from './state-notifications.ts'

type Consents = Output<typeof contract.listConsents>

interface Reader {
  mayAdd: boolean
  mayWithdraw: boolean
  recorderOf: (row: ConsentRow) => string | null
}

/** The consents of a client as the team reads them. */
export async function readConsents(db: WorkspaceDb, actor: Actor, clientId: string): Promise<Consents> {
  return presentConsents(await findConsents(db, clientId), {
    mayAdd: mayCall(actor, contract.createConsent),
    mayWithdraw: mayCall(actor, contract.withdrawConsent),
    recorderOf: ({ recorder }) => recorder,
  })
}

/** Reads the consents of a client for the client, to whom the business's name replaces that of the member who recorded one. */
export async function readOwnConsents(db: WorkspaceDb, clientId: string): Promise<Consents> {
  const business = await nameOfBusiness(db)
  return presentConsents(await findConsents(db, clientId), {
    mayAdd: true,
    mayWithdraw: true,
    recorderOf: ({ has_recorder }) => (has_recorder ? business : null),
  })
}

function presentConsents(rows: readonly ConsentRow[], { mayAdd, mayWithdraw, recorderOf }: Reader): Consents {
  const countingPurposes = new Set(rows.filter(row => row.withdrawn_on === null).map(row => row.purpose))
  return {
    consents: rows.map(row => ({
      id: row.id,
      purpose: row.purpose,
      wording: row.wording,
      version: row.version,
      language: row.language,
      day: row.day,
      form: row.form,
      recordedBy: row.form === 'app' ? null : recorderOf(row),
      withdrawnOn: row.withdrawn_on,
      may: { withdraw: mayWithdraw && row.withdrawn_on === null },
    })),
    missing: consentPurposes.filter(purpose => !countingPurposes.has(purpose)),
    may: { add: mayAdd },
  }
}
