import type { UnlockedCredits, UnlockKind } from '@allenio/contract/packages'
import { newId } from '@allenio/domain/ids'
import { dayIn } from '@allenio/domain/days'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { addSubjects, nothing, sql, type Row, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { readVersion, type Version } from '../versions.ts'
import { findBusinessActor } from './business-actor.ts'
import { unlockParts, type UnlockPart } from './parts.ts'

// A row of `sale_unlocks` stands for each thing and period that a sale gives, and is written before the thing is given: so a second call at
// the same time waits for the first one, and finds nothing to do.

interface Gift {
  subjectId: string | null
  periodFrom: string | null
  credits?: UnlockedCredits
}

/** Lists the things of one kind that the terms give. */
function listGifts(kind: UnlockKind, { packageId, clientTypeId, unlocks }: Version, periodFrom: string | null): Gift[] {
  const once = (subjectId: string | null): Gift => ({ subjectId, periodFrom: null })
  switch (kind) {
    case 'program':
      return unlocks.programIds.map(once)
    case 'survey':
      return unlocks.surveyIds.map(once)
    case 'credits':
      return unlocks.credits.map(credits => ({
        subjectId: credits.kindId,
        periodFrom: credits.each === 'period' ? periodFrom : null,
        credits,
      }))
    case 'chat':
      return unlocks.opensChat ? [once(null)] : []
    case 'collaborator':
      return unlocks.collaboratorIds.map(once)
    case 'file':
      // all files of the package, also those that are added later
      return [once(packageId)]
    case 'client type':
      return clientTypeId === null ? [] : [once(clientTypeId)]
    default:
      return kind satisfies never
  }
}

interface Giving {
  saleId: string
  clientId: string
  versionId: string
  /** The member who made the sale; null where the client has bought alone. */
  authorId: string | null
  /** The day of the sale. */
  day: string
  /** The day on which the paid period begins; null with one-time packages. */
  periodFrom: string | null
}

type ClientState = Row<'clients', 'status' | 'deleted_at'>

const lockClient = (db: WorkspaceDb, id: string) =>
  db.maybeOne<ClientState>(sql`select status, deleted_at from clients where id = ${id} for no key update`)

/**
 * Gives a client what a version unlocks, once for each sale and period. A revoked gift of this sale is not given again. A thing that
 * does not exist any more is left out, which the audit log says.
 */
export async function giveUnlocks(db: WorkspaceDb, { saleId, clientId, versionId, authorId, day, periodFrom }: Giving): Promise<void> {
  const client = await lockClient(db, clientId)
  if (!client || client.deleted_at !== null) return
  addSubjects(db, [clientId])
  const version = found(await readVersion(db, versionId))
  const actor = await findBusinessActor(db, authorId)
  const today = dayIn(actor.timeZone)
  const firstDay = day < today ? today : day
  for (const part of unlockParts.gathered()) {
    for (const gift of listGifts(part.kind, version, periodFrom)) {
      const skip = (reason: string) => auditSkipped(db, { kind: part.kind, saleId, clientId, reason, subjectId: gift.subjectId })
      // no row is written, so that the next call gives it
      if (part.isForActive && client.status === 'inactive') await skip('client inactive')
      else if ((await giveOne(db, actor, { part, saleId, clientId, day: firstDay, ...gift })) === 'gone') await skip('gone')
    }
  }
}

interface OneGift extends Gift {
  part: UnlockPart
  saleId: string
  clientId: string
  day: string
}

async function giveOne(db: WorkspaceDb, actor: Actor, { part, saleId, clientId, day, ...gift }: OneGift): Promise<'given' | 'gone'> {
  const { subjectId, periodFrom, credits } = gift
  const id = newId()
  const inserted = await db.run(sql`
    insert into sale_unlocks (id, sale_id, client_id, kind, subject_id, period_from)
    values (${id}, ${saleId}, ${clientId}, ${part.kind}, ${subjectId}, ${periodFrom}) on conflict do nothing`)
  if (inserted === 0) return 'given'
  const givenId = await part.give(db, actor, { clientId, subjectId, newId: newId(), day, note: '', ...(credits && { credits }) })
  await storeGiven(db, id, givenId)
  return givenId === undefined ? 'gone' : 'given'
}

/** Writes down what was made; of something that is gone the row stays, so that nobody looks for it again. */
const storeGiven = (db: WorkspaceDb, id: string, givenId: string | null | undefined) =>
  db.run(sql`
    update sale_unlocks set given_id = ${givenId ?? null}, revoked_at = case when ${givenId === undefined}::boolean then now() end
    where id = ${id}`)

interface SkippedGift {
  kind: UnlockKind
  saleId: string
  clientId: string
  subjectId: string | null
  reason: string
}

const auditSkipped = (db: WorkspaceDb, { kind, saleId, clientId, subjectId, reason }: SkippedGift) =>
  audit(db, { personId: null, action: 'skip unlock', subjectId: clientId, details: { kind, saleId, unlockId: subjectId, reason } })

type GivenRow = Row<'sale_unlocks', 'id' | 'sale_id' | 'client_id' | 'kind' | 'subject_id' | 'given_id'>

const lockGiven = (db: WorkspaceDb, saleId: string, kinds?: readonly UnlockKind[]) =>
  db.many<GivenRow>(sql`
    select id, sale_id, client_id, kind, subject_id, given_id from sale_unlocks
    where sale_id = ${saleId} and revoked_at is null ${kinds ? sql`and kind = any(${[...kinds]}::text[])` : nothing}
    order by id for update`)

/** Rows with their parts, in the order of giving: credits are locked last. */
function sortedByPart(rows: readonly GivenRow[]): { part: UnlockPart; row: GivenRow }[] {
  const parts = unlockParts.gathered()
  return parts.flatMap(part => rows.filter(({ kind }) => kind === part.kind).map(row => ({ part, row })))
}

/** Revokes one gift, unless another sale gives it to the client, too: then that sale answers for it. */
async function revokeGift(db: WorkspaceDb, actor: Actor, { part, row }: { part: UnlockPart; row: GivenRow }): Promise<void> {
  const { client_id: clientId, subject_id: subjectId, given_id: givenId } = row
  if (part.isShared && givenId !== null) {
    const heirs = await db.run(sql`
      update sale_unlocks set given_id = ${givenId} where id = (
        select u.id from sale_unlocks u
        where u.client_id = ${clientId} and u.kind = ${part.kind} and u.subject_id is not distinct from ${subjectId}::uuid
          and u.sale_id <> ${row.sale_id} and u.revoked_at is null and u.given_id is null
        order by u.id limit 1)`)
    if (heirs > 0) return
  }
  await part.revoke(db, actor, { clientId, subjectId, givenId })
}

interface Revoking {
  saleId: string
  /** Without them, everything. */
  kinds?: readonly UnlockKind[] | undefined
  /** Things that this version gives, too, stay, because the sale has changed to it. */
  exceptVersionId?: string
  authorId: string | null
}

/** Revokes the gifts of a sale; of credits, those that are left. */
export async function revokeUnlocks(db: WorkspaceDb, { saleId, kinds, exceptVersionId, authorId }: Revoking): Promise<void> {
  const staying = exceptVersionId === undefined ? undefined : found(await readVersion(db, exceptVersionId))
  const isStaying = ({ kind, subject_id: subjectId }: GivenRow): boolean =>
    staying !== undefined && listGifts(kind, staying, null).some(gift => gift.subjectId === subjectId)
  const rows = (await lockGiven(db, saleId, kinds)).filter(row => !isStaying(row))
  const [first] = rows
  if (!first) return
  addSubjects(db, [first.client_id])
  const actor = await findBusinessActor(db, authorId)
  for (const { part, row } of sortedByPart(rows)) {
    await revokeGift(db, actor, { part, row })
    await db.run(sql`update sale_unlocks set revoked_at = now() where id = ${row.id}`)
  }
  await audit(db, {
    personId: authorId === null ? null : actor.personId,
    action: 'revoke unlocks',
    subjectId: first.client_id,
    details: { saleId, kinds: [...new Set(rows.map(({ kind }) => kind))] },
  })
}

interface Restoring {
  saleId: string
  /** Things that were revoked before this moment stay revoked. */
  since: string
}

/** Gives again what was revoked since a moment. Credits are counted, and are not given twice. */
export async function restoreUnlocks(db: WorkspaceDb, { saleId, since }: Restoring): Promise<void> {
  const rows = await db.many<GivenRow>(sql`
    select id, sale_id, client_id, kind, subject_id, given_id from sale_unlocks
    where sale_id = ${saleId} and revoked_at >= ${since} and kind <> 'credits' order by id for update`)
  const [first] = rows
  if (!first) return
  const { client_id: clientId } = first
  const client = await lockClient(db, clientId)
  if (!client || client.deleted_at !== null) return
  addSubjects(db, [clientId])
  const actor = await findBusinessActor(db, null)
  const day = dayIn(actor.timeZone)
  for (const { part, row } of sortedByPart(rows)) {
    if (part.isForActive && client.status === 'inactive') continue
    const { subject_id: subjectId } = row
    await storeGiven(db, row.id, await part.give(db, actor, { clientId, subjectId, newId: newId(), day, note: '' }))
  }
  await audit(db, { personId: null, action: 'restore unlocks', subjectId: clientId, details: { saleId } })
}

interface Moving {
  saleId: string
  toClientId: string
  authorId?: string | null | undefined
}

/** Takes what a sale has given from one client and gives it to another: of credits, what is left of them. */
export async function moveUnlocks(db: WorkspaceDb, { saleId, toClientId, authorId = null }: Moving): Promise<void> {
  const rows = (await lockGiven(db, saleId)).filter(({ client_id: clientId }) => clientId !== toClientId)
  const [first] = rows
  if (!first) return
  const client = found(await lockClient(db, toClientId))
  addSubjects(db, [first.client_id, toClientId])
  const actor = await findBusinessActor(db, authorId)
  const day = dayIn(actor.timeZone)
  for (const { part, row } of sortedByPart(rows)) {
    const { client_id: clientId, subject_id: subjectId, given_id: givenId } = row
    const id = newId()
    const isHeld = part.isForActive && client.status === 'inactive'
    if (part.move) {
      await storeMoved(db, row.id, toClientId, await part.move(db, actor, { clientId, subjectId, givenId, toClientId, newId: id }))
      continue
    }
    await revokeGift(db, actor, { part, row })
    const movedId = isHeld ? undefined : await part.give(db, actor, { clientId: toClientId, subjectId, newId: id, day, note: '' })
    await storeMoved(db, row.id, toClientId, movedId)
    if (movedId === undefined) {
      await auditSkipped(db, { kind: part.kind, saleId, clientId: toClientId, subjectId, reason: isHeld ? 'client inactive' : 'gone' })
    }
  }
  await audit(db, {
    personId: authorId === null ? null : actor.personId,
    action: 'move unlocks',
    subjectId: toClientId,
    details: { saleId, fromClientId: first.client_id },
  })
}

async function storeMoved(db: WorkspaceDb, id: string, toClientId: string, givenId: string | null | undefined): Promise<void> {
  await db.run(sql`update sale_unlocks set client_id = ${toClientId} where id = ${id}`)
  await storeGiven(db, id, givenId)
}
