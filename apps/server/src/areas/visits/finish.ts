import type { ErrorCode } from '@allenio/contract'
import type { Cells, Operation } from '@allenio/contract/documents'
import type { LaboratoryCells, VisitCells, StoredFigures } from '@allenio/contract/visits'
import type { DocumentRows } from '@allenio/domain/documents'
import { computeVisit, type ComputedVisit, type FinishedVisit, type RequiredField } from '@allenio/domain/visits'
import { lastDayFor, refuseStrangeDay, type ReachedClient } from '#areas/clients'
import { storeVisitValues } from '#areas/metrics'
import { storeVisitWeight } from '#areas/weights'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { jsonText, sql, type Row, type WorkspaceDb } from '#platform/db'
import { changeDocument, publishRelease, readRelease } from '#platform/documents'
import { AppError, wrongField, type FieldFault } from '#platform/errors'
import { cellsOf, presentContent } from './content.ts'
import { visitKind } from './kind.ts'
import { requireConsent } from './reach.ts'
import { changesSince, correctedCells, sharedFacts } from './values/record-facts.ts'
import { readVisitSettings } from './settings.ts'
import { setShared } from './shares.ts'

interface Finishing {
  id: string
  /** Reached to change. */
  client: ReachedClient
  /** By default as the business has it; one that was finished before stays as it is. */
  isShared: boolean | undefined
}

/**
 * Makes a release of a visit as it is now and stores what it comes to, here and in the client's weights and metrics. A visit that has not
 * changed since keeps what was computed then, so that a device may send this again; of one that has, the formulas whose values are as then.
 */
export const finishVisit = (db: WorkspaceDb, actor: Actor, finishing: Finishing): Promise<void> =>
  compute(db, actor, { ...finishing, isRepeated: false, operationsFor: rows => copyFacts(rows, finishing.id, finishing.client) })

/** Computes a finished visit by today’s readings and by the corrected record. Whoever has edited it finishes it first, as with a draft. */
export async function recomputeVisit(db: WorkspaceDb, actor: Actor, { id, client }: Pick<Finishing, 'id' | 'client'>): Promise<void> {
  const {
    figures,
    finished_revision: finishedRevision,
    revision,
  } = await db.one<FinishedHead>(sql`
    select e.figures, e.finished_revision, d.revision from visits e join documents d on d.id = e.id where e.id = ${id} for update of d`)
  if (!figures || finishedRevision !== revision) throw new AppError('visit draft')
  const changes = changesSince(figures, client)
  const cells = correctedCells(changes, client)
  await compute(db, actor, {
    id,
    client,
    isShared: undefined,
    isRepeated: changes.length > 0,
    operationsFor: () => (Object.keys(cells).length === 0 ? [] : [{ kind: 'set', id, cells }]),
  })
}

type FinishedHead = Row<'visits', 'figures' | 'finished_revision'> & Row<'documents', 'revision'>

interface Computing extends Finishing {
  /** Finishes the visit again, even if nothing was edited since, and computes everything by today’s readings. */
  isRepeated: boolean
  operationsFor: (rows: DocumentRows) => readonly Operation[]
}

async function compute(db: WorkspaceDb, actor: Actor, computing: Computing): Promise<void> {
  const { id, client, isShared, isRepeated, operationsFor } = computing
  await requireConsent(db, client.id)
  const { rows, revision } = await changeDocument(db, visitKind, { id, authorId: actor.membershipId, operationsFor })
  const cells = cellsOf(rows, id)
  const before = await db.one<StateBefore>(sql`
    select id, finished_at, finished_revision, release_id, figures, fat_free_mass_perc from visits where id = ${id}`)
  const isEdited = before.finished_revision !== revision
  const computed = computeVisit(cells, isEdited && !isRepeated ? await readFinished(db, before) : undefined)
  if ('missing' in computed) throw refuseMissing(computed.missing)
  const { laboratoryValues } = presentContent(rows, id)
  const laboratoryDays = laboratoryValues.flatMap(({ day }) => day ?? [])
  await refuseStrangeDays(db, actor, { clientId: client.id, takenOn: computed.summary.takenOn, birthDate: cells.birthDate, laboratoryDays })
  if (isRepeated || isEdited) {
    const releaseId = await storeFinish(db, { id, client, authorId: actor.membershipId, revision, cells, laboratoryValues, computed })
    await audit(db, { personId: actor.personId, action: 'finish visit', subjectId: id, details: { releaseId } })
  }
  const sharesByDefault = before.finished_at === null ? (await readVisitSettings(db)).sharesVisits : undefined
  await setShared(db, actor, { id, client, isShared: isShared ?? sharesByDefault })
}

type StateBefore = Row<'visits', 'id' | 'finished_at' | 'finished_revision' | 'release_id' | 'figures' | 'fat_free_mass_perc'>

/** A visit as it was finished last: an edit of a note must not compute it by other readings. Undefined where it never was. */
async function readFinished(db: WorkspaceDb, row: StateBefore): Promise<FinishedVisit | undefined> {
  const { id, release_id: releaseId, figures, fat_free_mass_perc: fatFreeMassPerc } = row
  if (releaseId === null || figures === null) return undefined
  const { measured, results } = figures
  return { cells: cellsOf(await readRelease(db, releaseId), id), measured, results, fatFreeMassPerc }
}

/** Copies what the client's record knows and the visit does not: the release holds all that it was computed from. */
function copyFacts(rows: DocumentRows, id: string, { sex, birth_date: birthDate }: ReachedClient): Operation[] {
  const stored = rows.get(id)?.cells ?? {}
  const cells: Cells = {
    ...(sex !== null && stored['sex'] === undefined && { sex }),
    ...(birthDate !== null && stored['birthDate'] === undefined && { birthDate }),
  }
  return Object.keys(cells).length === 0 ? [] : [{ kind: 'set', id, cells }]
}

const faultOf = {
  takenOn: ['takenOn', 'visit day needed'],
  weight: ['measures.weight', 'visit weight needed'],
  height: ['measures.height', 'visit height needed'],
} as const satisfies Record<RequiredField, readonly [field: string, code: ErrorCode]>

function refuseMissing(missing: readonly RequiredField[]): AppError {
  const faults = missing.map(field => faultOf[field])
  const fields = Object.fromEntries(faults.map(([field, code]): [string, FieldFault] => [field, { code }]))
  return new AppError(faults[0]?.[1] ?? 'invalid input', { fields })
}

interface VisitDays {
  clientId: string
  takenOn: string
  birthDate: string | undefined
  laboratoryDays: readonly string[]
}

async function refuseStrangeDays(db: WorkspaceDb, actor: Actor, days: VisitDays): Promise<void> {
  const { clientId, takenOn, birthDate, laboratoryDays } = days
  const lastDay = await lastDayFor(db, actor, { clientId, days: [takenOn, ...laboratoryDays] })
  refuseStrangeDay(takenOn, lastDay, 'takenOn')
  for (const day of laboratoryDays) refuseStrangeDay(day, lastDay, 'laboratoryValues')
  if (birthDate !== undefined && takenOn < birthDate) throw wrongField('takenOn', 'visit before birth')
}

interface Finish {
  id: string
  client: Pick<ReachedClient, 'id' | 'sex' | 'birth_date' | 'height_cm'>
  authorId: string
  revision: number
  cells: VisitCells
  laboratoryValues: readonly LaboratoryCells[]
  computed: ComputedVisit
  /** The moment of a visit of the demo, which lies in the past. */
  at?: string
}

/** Answers the release. */
export async function storeFinish(db: WorkspaceDb, finish: Finish): Promise<string> {
  const { id, client, authorId, revision, cells, laboratoryValues, computed, at } = finish
  const { releaseId } = await publishRelease(db, visitKind, { id, note: '', authorId, ...(at !== undefined && { at }) })
  const { summary, results, measured, metrics } = computed
  const figures: StoredFigures = {
    results,
    measured,
    facts: sharedFacts(client, cells, summary.height),
    recordHeightCm: client.height_cm,
    laboratoryValues: laboratoryValues.flatMap(({ name, value, unit, day }) => (name && value ? [{ name, value, unit, day }] : [])),
  }
  await db.run(sql`
    update visits set finished_at = coalesce(${at ?? null}::timestamptz, now()), finished_revision = ${revision}, release_id = ${releaseId},
      finished_on = ${summary.takenOn}, next_visit_on = ${cells.nextVisitOn ?? null}::date, measurement_type = ${summary.measurementType},
      weight = ${summary.weight}, height = ${summary.height}, fat_mass_perc = ${summary.fatMassPerc}::numeric,
      fat_free_mass_perc = ${summary.fatFreeMassPerc}::numeric, bmr = ${summary.bmr}::numeric, fat_formula = ${summary.fatFormula}::text,
      metabolic_formula = ${summary.metabolicFormula}::text, activity_level = ${cells.activityLevel ?? null}::text,
      figures = ${jsonText(figures)}
    where id = ${id}`)
  await db.run(sql`
    insert into visit_finishes (visit_id, finished_at, release_id, author_id, summary, figures)
    values (${id}, coalesce(${at ?? null}::timestamptz, now()), ${releaseId}, ${authorId}, ${jsonText(summary)}, ${jsonText(figures)})`)
  const cause = { visitId: id, clientId: client.id, day: summary.takenOn, authorId }
  await storeVisitWeight(db, { ...cause, kg: summary.weight })
  await storeVisitValues(db, { ...cause, values: metrics })
  return releaseId
}
