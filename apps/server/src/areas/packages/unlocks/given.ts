import type { Language } from '@allenio/contract'
import type { UnlockKind } from '@allenio/contract/packages'
import type { GivenUnlock } from '@allenio/contract/purchases'
import { listTypes } from '#areas/clients'
import { sql, type NotNull, type Row, type WorkspaceDb } from '#platform/db'
import { makeSay } from '#platform/words'
import { readVersions } from '../versions.ts'
import { nameUnlocks } from './targets.ts'

const say = makeSay<UnlockKind>({
  it: {
    program: 'Programma',
    survey: 'Questionario',
    credits: 'Crediti',
    chat: 'Chat',
    collaborator: 'Seguito da',
    file: 'Allegati',
    'client type': 'Tipo',
  },
  en: {
    program: 'Program',
    survey: 'Survey',
    credits: 'Credits',
    chat: 'Chat',
    collaborator: 'In charge',
    file: 'Attachments',
    'client type': 'Type',
  },
})

type GivenRow = Row<'sale_unlocks', 'kind' | 'subject_id' | 'given_at' | 'revoked_at'>

/**
 * Lists the unlocks that a sale has given, by name; a thing that was deleted meanwhile, or has no name, is named by its kind. A
 * package without files has none to report.
 */
export async function listGivenUnlocks(
  db: WorkspaceDb,
  { saleId, versionIds, language }: { saleId: string; versionIds: readonly string[]; language: Language },
): Promise<GivenUnlock[]> {
  const rows = await db.many<GivenRow>(sql`
    select kind, subject_id, given_at, revoked_at from sale_unlocks where sale_id = ${saleId}
      and (kind <> 'file' or exists (select from package_attachments a where a.package_id = sale_unlocks.subject_id))
    order by given_at, id`)
  const versions = await readVersions(db, versionIds)
  const names = new Map(
    await nameUnlocks(
      db,
      [...versions.values()].map(({ unlocks }) => unlocks),
    ),
  )
  for (const { id, name } of await listTypes(db)) names.set(id, name)
  return rows.map(({ kind, subject_id: subjectId, given_at: givenAt, revoked_at: revokedAt }) => ({
    kind,
    name: (subjectId !== null && names.get(subjectId)) || say(language)(kind),
    givenAt,
    revokedAt,
  }))
}

/** The packs of credits that a sale has given, and that were not taken back. */
export const listGivenCredits = async (db: WorkspaceDb, saleId: string): Promise<string[]> =>
  (
    await db.many<NotNull<Row<'sale_unlocks', 'given_id'>>>(sql`
      select given_id from sale_unlocks where sale_id = ${saleId} and kind = 'credits' and revoked_at is null and given_id is not null`)
  ).map(({ given_id: id }) => id)
