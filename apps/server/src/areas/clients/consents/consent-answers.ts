import type { Output } from '@allenio/contract'
import * as contract from '@allenio/contract/clients'
import { consentPurposes } from '@allenio/contract/clients'
import type { Actor } from '#platform/access'
import { mayCall } from '#platform/access'
import { findFiles, presentFile, type FileRow } from '#platform/files'
import type { WorkspaceDb } from '#platform/db'
import { findConsents, type ConsentRow } from './consents.ts'
import { nameOfBusiness } from '../news/state-notifications.ts'

type Consents = Output<typeof contract.listConsents>

interface Reader {
  mayAdd: boolean
  mayWithdraw: boolean
  recorderOf: (row: ConsentRow) => string | null
  mayAttach: boolean
  scanOf: (row: ConsentRow) => Consents['consents'][number]['scan']
}

/** The consents of a client as the team reads them. */
export async function readConsents(db: WorkspaceDb, actor: Actor, clientId: string): Promise<Consents> {
  const rows = await findConsents(db, clientId)
  const ids = rows.flatMap(row => row.scan_file_id ?? [])
  const files = new Map<string, FileRow>((ids.length === 0 ? [] : await findFiles(db, ids)).map(file => [file.id, file]))
  return presentConsents(rows, {
    mayAttach: mayCall(actor, contract.attachConsentScan),
    scanOf: row => {
      const file = files.get(row.scan_file_id ?? '')
      return file ? presentFile(file, actor.personId) : null
    },
    mayAdd: mayCall(actor, contract.createConsent),
    mayWithdraw: mayCall(actor, contract.withdrawConsent),
    recorderOf: ({ recorder }) => recorder,
  })
}

/** Reads the consents of a client for the client, to whom the business's name replaces that of the member who recorded one. */
export async function readOwnConsents(db: WorkspaceDb, clientId: string): Promise<Consents> {
  const business = await nameOfBusiness(db)
  return presentConsents(await findConsents(db, clientId), {
    mayAttach: false,
    scanOf: () => null,
    mayAdd: true,
    mayWithdraw: true,
    recorderOf: ({ has_recorder }) => (has_recorder ? business : null),
  })
}

function presentConsents(rows: readonly ConsentRow[], { mayAdd, mayWithdraw, recorderOf, mayAttach, scanOf }: Reader): Consents {
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
      scan: scanOf(row),
      may: { withdraw: mayWithdraw && row.withdrawn_on === null, attachScan: mayAttach && row.form === 'paper' },
    })),
    missing: consentPurposes.filter(purpose => !countingPurposes.has(purpose)),
    may: { add: mayAdd },
  }
}
