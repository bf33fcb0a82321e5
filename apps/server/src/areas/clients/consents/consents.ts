import type { Language } from '@allenio/contract'
import { consentScanMaxBytes, type ConsentForm, type ConsentPurpose } from '@allenio/contract/clients'
import { newId } from '@allenio/domain/ids'
import type { Actor } from '#platform/access'
import { collectionOf } from '#platform/contributions'
import { limitTo, sql, type Db, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { claimUpload, replaceFile } from '#platform/files'

export interface WithdrawnConsent {
  clientId: string
  purpose: ConsentPurpose
}

/** Functions that run within the transaction of a withdrawal: an area erases the client's data that needed this consent. */
export const consentWithdrawals = collectionOf<(db: WorkspaceDb, of: WithdrawnConsent) => Promise<void>>('consent withdrawals')

interface Found {
  isFound: boolean
}

/**
 * Whether a consent to the purpose counts now. A withdrawal locks the client first: a write that asks here has to reach the client by
 * `reachClientToChange`, or it may come after the erasure.
 */
export const hasConsent = async (db: WorkspaceDb, clientId: string, purpose: ConsentPurpose): Promise<boolean> =>
  (
    await db.one<Found>(sql`
    select exists (select from consents where client_id = ${clientId} and purpose = ${purpose} and withdrawn_on is null) as "isFound"`)
  ).isFound

/** Lists those of the clients whose consent to a purpose counts now. */
export const listConsenting = async (db: WorkspaceDb, clientIds: readonly string[], purpose: ConsentPurpose): Promise<Set<string>> =>
  new Set(
    (
      await db.many<Row<'consents', 'client_id'>>(sql`
    select client_id from consents where client_id = any(${[...clientIds]}::uuid[]) and purpose = ${purpose} and withdrawn_on is null`)
    ).map(({ client_id: id }) => id),
  )

/** The day since which clients `c` consent to data processing; null without a consent that counts. */
export const consentDate = sql`(select n.day from consents n where n.workspace_id = c.workspace_id and n.client_id = c.id
  and n.purpose = 'data processing' and n.withdrawn_on is null)`

export interface NewConsent {
  workspaceId: string
  id?: string
  clientId: string
  purpose: ConsentPurpose
  /** The words of the consent; for a paper of the business, the version is null. */
  wording: { version: string | null; text: string }
  language: Language
  day: string
  form: ConsentForm
  recordedBy: string | null
}

/** Inserts a consent. Returns 0 if there is a consent to the purpose already, or if the id is taken. */
export const insertConsent = (db: Db, { workspaceId, id = newId(), clientId, purpose, wording, ...consent }: NewConsent): Promise<number> =>
  db.run(sql`
  insert into consents (workspace_id, id, client_id, purpose, wording, version, language, day, form, recorded_by)
  values (${workspaceId}, ${id}, ${clientId}, ${purpose}, ${wording.text}, ${wording.version}, ${consent.language}, ${consent.day},
    ${consent.form}, ${consent.recordedBy})
  on conflict do nothing`)

/** Adds a consent with an id that the device made: sent twice, it is stored once. The caller has locked the client. */
export async function addConsent(db: WorkspaceDb, consent: Omit<NewConsent, 'workspaceId'> & { id: string }): Promise<{ isNew: boolean }> {
  if ((await insertConsent(db, { ...consent, workspaceId: db.workspaceId })) > 0) return { isNew: true }
  const sent = await db.maybeOne<Row<'consents', 'client_id' | 'purpose'>>(sql`
    select client_id, purpose from consents where id = ${consent.id}`)
  if (!sent) throw new AppError('consent twice')
  if (sent.client_id !== consent.clientId || sent.purpose !== consent.purpose) throw new AppError('record id taken')
  return { isNew: false }
}

interface Withdrawal {
  id: string
  clientId: string
  /** Today for the person who withdraws the consent. */
  day: string
  membershipId: string
}

/** Withdraws a consent that counts, and erases the data that needed it. The caller has locked the client. */
export async function withdrawConsent(db: WorkspaceDb, { id, clientId, day, membershipId }: Withdrawal): Promise<ConsentPurpose> {
  // the consent may have tomorrow's day, because the client's time zone may be ahead of the member's
  const { purpose } = found(
    await db.maybeOne<Row<'consents', 'purpose'>>(sql`
    update consents set withdrawn_on = greatest(day, ${day}::date), withdrawn_by = ${membershipId}
    where id = ${id} and client_id = ${clientId} and withdrawn_on is null returning purpose`),
  )
  for (const erase of consentWithdrawals.gathered()) await erase(db, { clientId, purpose })
  return purpose
}

interface Scan {
  id: string
  clientId: string
  uploadId: string
}

/** Stores the scan of a sheet, in the place of the one before. The caller has locked the client. */
export async function attachScan(db: WorkspaceDb, { personId }: Actor, { id, clientId, uploadId }: Scan): Promise<void> {
  const before = found(
    await db.maybeOne<Row<'consents', 'scan_file_id'>>(sql`
    select scan_file_id from consents where id = ${id} and client_id = ${clientId} and form = 'paper'`),
  )
  const file = await claimUpload(db, uploadId, { personId, accept: ['image/*', 'application/pdf'], maxBytes: consentScanMaxBytes })
  await replaceFile(db, before.scan_file_id, file.id)
  await db.run(sql`update consents set scan_file_id = ${file.id} where id = ${id}`)
}

export interface ConsentRow extends Row<
  'consents',
  'id' | 'purpose' | 'wording' | 'version' | 'language' | 'day' | 'form' | 'withdrawn_on' | 'scan_file_id'
> {
  has_recorder: boolean
  recorder: string | null
}

// a limit, because a client may agree and withdraw again and again, and each consent stores its words
const consentsAtMost = 50

/** Finds the consents, the latest first. Those that count are always among them. */
export const findConsents = (db: WorkspaceDb, clientId: string): Promise<ConsentRow[]> =>
  db.many<ConsentRow>(sql`
  select n.id, n.purpose, n.wording, n.version, n.language, n.day, n.form, n.withdrawn_on, n.scan_file_id,
    n.recorded_by is not null as has_recorder,
    nullif(trim(p.first_name || ' ' || p.last_name), '') as recorder
  from (select * from consents where client_id = ${clientId}
    order by withdrawn_on is not null, day desc, id desc ${limitTo(consentsAtMost)}) n
  left join memberships m on m.workspace_id = n.workspace_id and m.id = n.recorded_by
  left join persons p on p.id = m.person_id
  order by n.day desc, n.id desc`)
