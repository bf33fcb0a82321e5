import type { Input, Output } from '@allenio/contract'
import type { getSaleTerms, SaleTermsTexts, updateSaleTerms } from '@allenio/contract/purchases'
import { missingSellerFields } from '@allenio/domain/business'
import { newId } from '@allenio/domain/ids'
import { clauseTemplate } from '@allenio/domain/purchases'
import { isDeepStrictEqual } from 'node:util'
import { findSeller } from '#areas/business'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { jsonText, lockFor, sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'

type TermsRow = Row<'sale_terms', 'id' | 'number' | 'texts' | 'author_id' | 'created_at'>

const findLast = (db: WorkspaceDb) =>
  db.maybeOne<TermsRow>(sql`select id, number, texts, author_id, created_at from sale_terms order by number desc limit 1`)

export interface CurrentTerms {
  texts: SaleTermsTexts
  /** The number under which an order of this moment keeps them. */
  number: number
}

/** The terms that hold today: what the business has written, or ours. */
export async function readCurrentTerms(db: WorkspaceDb): Promise<CurrentTerms> {
  const last = await findLast(db)
  return last && isCurrent(last) ? last : { texts: clauseTemplate, number: (last?.number ?? 0) + 1 }
}

/** Our own words are current while they are those of this version of the product. */
const isCurrent = ({ author_id: authorId, texts }: TermsRow): boolean => authorId !== null || isDeepStrictEqual(texts, clauseTemplate)

export const findTerms = (db: WorkspaceDb, id: string) =>
  db.maybeOne<Row<'sale_terms', 'number' | 'texts'>>(sql`select number, texts from sale_terms where id = ${id}`)

const insertTerms = (db: WorkspaceDb, number: number, texts: SaleTermsTexts, authorId: string | null) =>
  db.one<TermsRow>(sql`
    insert into sale_terms (id, number, texts, author_id) values (${newId()}, ${number}, ${jsonText(texts)}::jsonb, ${authorId})
    returning id, number, texts, author_id, created_at`)

/** The version that an order of this moment keeps. Our own words become one when the first order needs them. */
export async function keepTerms(db: WorkspaceDb): Promise<Row<'sale_terms', 'id' | 'number'>> {
  const standing = await findLast(db)
  if (standing && isCurrent(standing)) return standing
  await lockFor(db, 'sale terms', db.workspaceId)
  const last = await findLast(db)
  return last && isCurrent(last) ? last : insertTerms(db, (last?.number ?? 0) + 1, clauseTemplate, null)
}

type Answer = Output<typeof getSaleTerms>

export async function readSaleTerms(db: WorkspaceDb): Promise<Answer> {
  const last = await findLast(db)
  const isOwn = last !== undefined && last.author_id !== null
  return {
    texts: isOwn ? last.texts : clauseTemplate,
    number: last?.number ?? 0,
    writtenAt: isOwn ? last.created_at : null,
    missing: missingSellerFields(await findSeller(db, db.workspaceId)),
  }
}

/** Writes the next version, unless somebody else has written one meanwhile. The same words are none. */
export async function writeSaleTerms(
  db: WorkspaceDb,
  actor: Actor,
  { texts, writtenOver }: Input<typeof updateSaleTerms>,
): Promise<Answer> {
  await lockFor(db, 'sale terms', db.workspaceId)
  const before = await readSaleTerms(db)
  if (isDeepStrictEqual(before.texts, texts)) return before
  if (before.number !== writtenOver) throw new AppError('changed meanwhile')
  const { number } = await insertTerms(db, before.number + 1, texts, actor.membershipId)
  await audit(db, { personId: actor.personId, action: 'write sale terms', details: { number } })
  return readSaleTerms(db)
}
