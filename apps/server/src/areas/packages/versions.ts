import type { WrittenTerms } from '@allenio/domain/packages'
import { newId } from '@allenio/domain/ids'
import { jsonText, sql, type Row, type WorkspaceDb } from '#platform/db'

/** The terms of a package. A version with this id never changes: a change makes another id. */
export interface Version extends WrittenTerms {
  id: string
  packageId: string
  number: number
  currency: string
  isSold: boolean
}

export type VersionRow = Row<
  'package_versions',
  | 'id'
  | 'package_id'
  | 'number'
  | 'billing_model'
  | 'interval_unit'
  | 'interval_count'
  | 'price'
  | 'currency'
  | 'trial_days'
  | 'access_days'
  | 'installments'
  | 'client_type_id'
  | 'unlocks'
  | 'is_sold'
>

export const presentVersion = (row: VersionRow): Version => ({
  id: row.id,
  packageId: row.package_id,
  number: row.number,
  billingModel: row.billing_model,
  intervalUnit: row.interval_unit,
  intervalCount: row.interval_count,
  price: row.price,
  currency: row.currency,
  trialDays: row.trial_days,
  accessDays: row.access_days,
  installments: row.installments,
  clientTypeId: row.client_type_id,
  unlocks: row.unlocks,
  isSold: row.is_sold,
})

export const readVersions = async (db: WorkspaceDb, ids: readonly string[]): Promise<ReadonlyMap<string, Version>> => {
  const rows = await db.many<VersionRow>(sql`
    select id, package_id, number, billing_model, interval_unit, interval_count, price, currency, trial_days, access_days, installments,
      client_type_id, unlocks, is_sold
    from package_versions where id = any(${[...ids]}::uuid[])`)
  return new Map(rows.map(row => [row.id, presentVersion(row)]))
}

/** A version by its id, also one that is not offered any more. */
export const readVersion = async (db: WorkspaceDb, id: string): Promise<Version | undefined> => (await readVersions(db, [id])).get(id)

interface NewVersion {
  packageId: string
  terms: WrittenTerms
}

export const readCurrency = async (db: WorkspaceDb): Promise<string> =>
  (await db.one<Row<'workspaces', 'currency'>>(sql`select currency from workspaces where id = ${db.workspaceId}`)).currency

/** Adds the next version, in the currency of the business; answers its id. The package is locked. */
export async function insertVersion(db: WorkspaceDb, { packageId, terms }: NewVersion): Promise<string> {
  const id = newId()
  await db.run(sql`
    insert into package_versions (id, package_id, number, billing_model, interval_unit, interval_count, price, currency, trial_days,
      access_days, installments, client_type_id, unlocks)
    select ${id}::uuid, ${packageId}::uuid, coalesce(max(v.number), 0) + 1, ${terms.billingModel}, ${terms.intervalUnit},
      ${terms.intervalCount}::integer, ${terms.price}::integer, ${await readCurrency(db)}, ${terms.trialDays}::integer,
      ${terms.accessDays}::integer, ${terms.installments}::integer, ${terms.clientTypeId}::uuid, ${jsonText(terms.unlocks)}::jsonb
    from package_versions v where v.package_id = ${packageId}`)
  return id
}

/**
 * Puts new terms in the place of a version that nobody has bought, or else makes the next one. The id is another one in both cases, so that
 * buyers who have seen the old price do not pay the new one. The package is locked.
 */
export async function replaceVersion(db: WorkspaceDb, { versionId, ...version }: NewVersion & { versionId: string }): Promise<string> {
  const { terms } = version
  const id = newId()
  const replaced = await db.run(sql`
    update package_versions set id = ${id}, billing_model = ${terms.billingModel}, interval_unit = ${terms.intervalUnit},
      interval_count = ${terms.intervalCount}, price = ${terms.price}, currency = ${await readCurrency(db)},
      trial_days = ${terms.trialDays}, access_days = ${terms.accessDays}, installments = ${terms.installments},
      client_type_id = ${terms.clientTypeId}, unlocks = ${jsonText(terms.unlocks)}::jsonb, created_at = now()
    where id = ${versionId} and not is_sold`)
  return replaced > 0 ? id : insertVersion(db, version)
}

export interface AttachmentOf {
  id: string
  name: string
  fileId: string
}
