import type { Output, ParsedInput } from '@allenio/contract'
import type { deleteDiaryMatch, matchDiaryEntry } from '@allenio/contract/meal-diary'
import { newId } from '@allenio/domain/ids'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { addSubjects, jsonText, sql, type Row, type WorkspaceDb } from '#platform/db'
import { found, wrongField } from '#platform/errors'
import { enqueue } from '#platform/jobs'
import { findEatenFood, findKcal } from '../eaten-food.ts'
import { refreshJoinedSums } from '../join.ts'
import {
  applyMatch,
  findBusinessMatch,
  findMatchById,
  isChosenFood,
  isMatchedBy,
  undoMatch,
  type ChangedEntry,
  type Match,
} from '../matches.ts'
import { lockDays } from '../own-diary.ts'
import { refreshSums } from '../sums.ts'

type MatchedEntry = Row<'diary_entries', 'text' | 'words'> & { is_chosen: boolean }

/** Says once which food the words of an entry mean, for all entries with these words. */
export async function matchEntry(
  db: WorkspaceDb,
  actor: Actor,
  { id: clientId, entryId, foodId, grams, measure, scope }: ParsedInput<typeof matchDiaryEntry>,
): Promise<Output<typeof matchDiaryEntry>> {
  const entry = found(
    await db.maybeOne<MatchedEntry>(sql`
      select r.text, r.words, ${isChosenFood} as is_chosen from diary_entries r
      where r.id = ${entryId} and r.client_id = ${clientId} and r.deleted_at is null`),
  )
  if (scope === 'business' && entry.is_chosen) throw wrongField('scope', 'invalid input')
  const food = found((await findEatenFood(db, actor, { id: foodId })) ?? undefined)
  const clientOfMatch = scope === 'client' ? clientId : null
  await lockDaysOf(db, clientId, entry.words)
  // a match of the client alone would stand before the one of everybody's words
  const before = scope === 'business' ? await findClientMatch(db, clientId, entry.words) : undefined
  const undone = before ? await deleteMatchRow(db, before.id) : []
  const match = await db.one<Match>(sql`
    insert into diary_matches as m (id, client_id, text, food, grams, measure)
    values (${newId()}, ${clientOfMatch}, ${entry.text}, ${jsonText(food.cell)}::jsonb, ${grams}, ${measure && jsonText(measure)}::jsonb)
    on conflict (workspace_id, client_id, words) do update set text = excluded.text, food = excluded.food, grams = excluded.grams,
      measure = excluded.measure, updated_at = now()
    returning m.id, m.client_id, m.words, m.food, m.grams, m.measure`)
  const changed = await applyMatch(db, match, { kcalPer100g: food.kcal, condition: isMatchedBy(match) })
  await refreshChanged(db, clientId, [...undone, ...changed])
  await auditMatch(db, actor, { action: 'match diary entry', clientId, match })
  return { matchId: match.id, entries: changed.length }
}

/** Undoes what was said of some words. What was said of everybody's counts again for a client of whom more was said. */
export async function deleteMatch(
  db: WorkspaceDb,
  actor: Actor,
  { id: clientId, matchId }: ParsedInput<typeof deleteDiaryMatch>,
): Promise<Output<typeof deleteDiaryMatch>> {
  const match = found(await findMatchById(db, matchId))
  if (match.client_id !== null && match.client_id !== clientId) found(undefined)
  await lockDaysOf(db, clientId, match.words)
  const changed = await deleteMatchRow(db, matchId)
  const ofBusiness = match.client_id === null ? undefined : await findBusinessMatch(db, match.words)
  if (ofBusiness) {
    const condition = sql`r.client_id = ${clientId} and ${isMatchedBy(ofBusiness)}`
    await applyMatch(db, ofBusiness, { kcalPer100g: await findKcal(db, ofBusiness.food), condition })
  }
  await refreshChanged(db, clientId, changed)
  await auditMatch(db, actor, { action: 'delete diary match', clientId, match })
  return { entries: changed.length }
}

const findClientMatch = (db: WorkspaceDb, clientId: string, words: string) =>
  db.maybeOne<Row<'diary_matches', 'id'>>(sql`select id from diary_matches where client_id = ${clientId} and words = ${words}`)

async function deleteMatchRow(db: WorkspaceDb, id: string): Promise<ChangedEntry[]> {
  const changed = await undoMatch(db, id)
  await db.run(sql`delete from diary_matches where id = ${id}`)
  return changed
}

/** Days are locked before their entries change, as each write of a diary does. */
async function lockDaysOf(db: WorkspaceDb, clientId: string, words: string): Promise<void> {
  const days = await db.many<Row<'diary_entries', 'day'>>(sql`
    select distinct day::text as day from diary_entries where client_id = ${clientId} and words = ${words}`)
  await lockDays(
    db,
    clientId,
    days.map(({ day }) => day),
  )
}

/** Computes the sums of this client at once, and those of others in their turn: a business may have a thousand who drink a cappuccino. */
async function refreshChanged(db: WorkspaceDb, clientId: string, changed: readonly ChangedEntry[]): Promise<void> {
  // open diaries of other clients with these words hear of it, too
  addSubjects(db, [...new Set(changed.map(entry => entry.client_id))])
  for (const [ofClient, entries] of Map.groupBy(changed, entry => entry.client_id)) {
    const days = [...new Set(entries.map(({ day }) => day))]
    if (ofClient === clientId) await refreshSums(db, clientId, days)
    else await enqueue(db, refreshJoinedSums, { workspaceId: db.workspaceId, clientId: ofClient, days })
  }
}

interface AuditedMatch {
  action: 'match diary entry' | 'delete diary match'
  clientId: string
  match: Match
}

const auditMatch = (db: WorkspaceDb, { personId }: Actor, { action, clientId, match }: AuditedMatch) =>
  audit(db, { personId, action, subjectId: clientId, details: { matchId: match.id, isForBusiness: match.client_id === null } })
