import type { ParsedInput } from '@allenio/contract'
import type { Operation } from '@allenio/contract/documents'
import type { VisitCells, createVisit as creation } from '@allenio/contract/visits'
import { newId } from '@allenio/domain/ids'
import { writtenCells } from '@allenio/domain/documents'
import { anamnesisOfVisit, beginningOfBase, newVisit } from '@allenio/domain/visits'
import { reachClientToChange, type ReachedClient } from '#areas/clients'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type WorkspaceDb } from '#platform/db'
import { createDocument, hasDocument } from '#platform/documents'
import { AppError } from '#platform/errors'
import { readLast } from './base-data.ts'
import { refuseTakenIds } from './content.ts'
import { finishVisit } from './finish.ts'
import { visitKind } from './kind.ts'
import { isThere, refuseWithdrawn } from './reach.ts'
import { readSettingsDetail } from './settings.ts'

interface NewVisit {
  id: string
  clientId: string
  authorId: string | null
  cells: VisitCells
  /** The inserts of its rows. */
  operations: readonly Operation[]
  /** The moment of a visit of the demo, which lies in the past. */
  at?: string
}

export async function insertVisit(db: WorkspaceDb, { id, clientId, authorId, cells, operations, at }: NewVisit): Promise<void> {
  await createDocument(db, visitKind, { id, cells: writtenCells(cells), operations, ...(at !== undefined && { at }) })
  await db.run(sql`
    update visits set client_id = ${clientId}, author_id = ${authorId}, created_at = coalesce(${at ?? null}::timestamptz, created_at)
    where id = ${id}`)
}

/** Whether a device sends a visit again that is there already; the id of another one is refused. */
async function isSentAgain(
  db: WorkspaceDb,
  { membershipId }: Pick<Actor, 'membershipId'>,
  { id, clientId }: { id: string; clientId: string },
): Promise<boolean> {
  if (!(await hasDocument(db, id))) return false
  const own = await db.maybeOne(sql`
    select from visits e where e.id = ${id} and e.author_id = ${membershipId} and e.client_id = ${clientId} and ${isThere}`)
  if (!own) throw new AppError('record id taken')
  return true
}

/** A new visit goes by these beside its body. */
async function beginningOf(db: WorkspaceDb, { id, sex, birth_date: birthDate, height_cm: heightCm }: ReachedClient) {
  const [last, settings] = await Promise.all([readLast(db, { clientId: id }), readSettingsDetail(db)])
  return beginningOfBase({ client: { sex, birthDate, heightCm }, last, settings })
}

/** Answers the id. */
export async function createVisit(
  db: WorkspaceDb,
  actor: Actor,
  { id = newId(), clientId, isDraft, isShared, ...content }: ParsedInput<typeof creation>,
): Promise<string> {
  const client = await reachClientToChange(db, actor, clientId)
  // changes that came after it was sent first stand
  if (await isSentAgain(db, actor, { id, clientId })) return id
  await refuseWithdrawn(db, clientId)
  await refuseTakenIds(db, id, content)
  const beginning = await beginningOf(db, client)
  // nobody is asked anything more at a visit that is finished already
  const anamnesis = isDraft ? anamnesisOfVisit(content, beginning) : {}
  const { cells, operations } = newVisit({ id, content: { ...content, ...anamnesis }, beginning, newId })
  await insertVisit(db, { id, clientId, authorId: actor.membershipId, cells, operations })
  await audit(db, { personId: actor.personId, action: 'create visit', subjectId: id, details: { clientId } })
  if (!isDraft) await finishVisit(db, actor, { id, client, isShared })
  return id
}
