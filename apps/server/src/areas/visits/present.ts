import {
  VisitFields,
  type VisitCells,
  type FormulaResults,
  type StoredFigures,
  type Visit,
  type VisitDetail,
  type VisitResults,
  type VisitSummary,
  type VisitWithSummary,
} from '@allenio/contract/visits'
import { figuresOfVisit, figuresOutsideMetrics, formulaResults, measuredFigures, type FinishedVisit } from '@allenio/domain/visits'
import { clientCard, reachClient } from '#areas/clients'
import { mayDo, type Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { readRelease, readRows } from '#platform/documents'
import { found } from '#platform/errors'
import { cellsOf, presentContent } from './content.ts'
import { visitKind } from './kind.ts'
import { findRow, findRowWithFigures, type FinishedRow, type VisitRow } from './queries.ts'
import { changesSince } from './values/record-facts.ts'

/** Presents the last finished state; null for a visit that was never finished. */
export function presentSummary(row: FinishedRow): VisitSummary | null {
  const { finished_on: takenOn, measurement_type: measurementType, weight, height } = row
  if (takenOn === null || measurementType === null || weight === null || height === null) return null
  return {
    takenOn,
    measurementType,
    weight,
    height,
    fatMassPerc: row.fat_mass_perc,
    fatFreeMassPerc: row.fat_free_mass_perc,
    bmr: row.bmr,
    fatFormula: row.fat_formula,
    metabolicFormula: row.metabolic_formula,
  }
}

const currentFields = VisitFields.pick({ measurementType: true, nextVisitOn: true })

export function presentVisit(row: VisitRow, actor: Actor): Visit {
  const client = clientCard({ ...row, id: row.client_id }, actor)
  const common = { id: row.id, client, finishedAt: row.finished_at, sharedAt: row.shared_at, createdAt: row.created_at }
  if (actor.role === 'client') {
    return {
      ...common,
      author: null,
      takenOn: row.finished_on,
      measurementType: row.measurement_type,
      nextVisitOn: row.next_visit_on,
      isDraft: false,
      updatedAt: row.finished_at ?? row.updated_at,
      may: { update: false, delete: false },
    }
  }
  // cells were checked when they were written; what a newer schema does not read is left out
  const { measurementType = null, nextVisitOn = null } = currentFields.safeParse(row.cells).data ?? {}
  return {
    ...common,
    author: row.author_id === null ? null : { id: row.author_id, name: row.author_name ?? '' },
    takenOn: row.taken_on,
    measurementType,
    nextVisitOn,
    isDraft: row.is_draft,
    updatedAt: row.updated_at,
    may: { update: mayDo(actor, 'update visits'), delete: mayDo(actor, 'delete visits') },
  }
}

export const presentWithSummary = (row: VisitRow, actor: Actor): VisitWithSummary => ({
  ...presentVisit(row, actor),
  summary: presentSummary(row),
})

/** A client reads the chosen formulas alone. */
export const resultsFor = (
  { role }: Pick<Actor, 'role'>,
  { fat, rates }: VisitResults,
  { fatFormula, metabolicFormula }: Pick<VisitSummary, 'fatFormula' | 'metabolicFormula'>,
): VisitResults =>
  role === 'client'
    ? { fat: fat.filter(({ formula }) => formula === fatFormula), rates: rates.filter(({ formula }) => formula === metabolicFormula) }
    : { fat, rates }

export const readVisit = async (db: WorkspaceDb, actor: Actor, id: string): Promise<Visit> =>
  presentVisit(found(await findRow(db, actor, id)), actor)

const leftOutOf = ({ measured }: StoredFigures, summary: VisitSummary): VisitDetail['leftOut'] =>
  figuresOutsideMetrics(measured, summary).map(({ kind, value }) => ({ metric: kind, value }))

/** A visit with everything in it; for a client as it was finished last. */
export async function readDetail(db: WorkspaceDb, actor: Actor, id: string): Promise<VisitDetail> {
  // the revision is read first: a body made from these rows is refused if they have changed since, and never the other way round
  const row = found(await findRowWithFigures(db, actor, id))
  const visit = presentWithSummary(row, actor)
  const { figures } = row
  const results = figures && visit.summary ? resultsFor(actor, figures.results, visit.summary) : null
  const forTeam = figures && visit.summary && actor.role !== 'client' ? { figures, summary: visit.summary } : undefined
  const stored = figures && { ...figures, fatFreeMassPerc: row.fat_free_mass_perc }
  const computed = {
    results,
    measured: figures?.measured ?? {},
    leftOut: forTeam ? leftOutOf(forTeam.figures, forTeam.summary) : [],
    changedSince: forTeam ? changesSince(forTeam.figures, await reachClient(db, actor, row.client_id)) : [],
  }
  if (actor.role !== 'client') {
    const rows = await readRows(db, visitKind, id)
    const content = presentContent(rows, id)
    const cells = cellsOf(rows, id)
    const finishedCells = await readFinishedCells(db, row, cells)
    const choice = chosenResults(cells, stored && finishedCells && { ...stored, cells: finishedCells })
    return { ...visit, ...choice, ...computed, finishedFacts: factsOf(finishedCells), revision: row.revision, content }
  }
  const rows = await readRelease(db, found(row.release_id))
  const cells = cellsOf(rows, id)
  const content = contentForClient(presentContent(rows, id))
  const choice = chosenResults(cells, stored && { ...stored, cells })
  return { ...visit, ...choice, ...computed, finishedFacts: null, revision: row.finished_revision ?? 0, content }
}

/** The results that the visit goes by; of a finished one those that it was finished with, as far as the same was measured. */
const chosenResults = (cells: VisitCells, finished: FinishedVisit | null): FormulaResults =>
  formulaResults(figuresOfVisit(cells, measuredFigures(cells), finished ?? undefined))

/** The cells of a visit as it was finished last; null where it never was. They are today's unless something was edited since. */
async function readFinishedCells(db: WorkspaceDb, row: VisitRow, cells: VisitCells): Promise<VisitCells | null> {
  if (row.release_id === null) return null
  return row.is_draft ? cellsOf(await readRelease(db, row.release_id), row.id) : cells
}

const factsOf = (finishedCells: VisitCells | null): VisitDetail['finishedFacts'] => {
  if (!finishedCells) return null
  const { sex, birthDate } = finishedCells
  return { ...(sex && { sex }), ...(birthDate !== undefined && { birthDate }) }
}

const fieldsForClient = VisitFields.pick({
  takenOn: true,
  measurementType: true,
  fatFormula: true,
  metabolicFormula: true,
  activityLevel: true,
  sex: true,
  birthDate: true,
  typedFatMassPerc: true,
  typedFatFreeMassPerc: true,
  typedBmr: true,
  note: true,
  nextVisitOn: true,
})

/** Neither the private note nor the anamnesis, to which the laboratory and the own fields belong. */
const contentForClient = (content: VisitDetail['content']): VisitDetail['content'] => ({
  ...fieldsForClient.parse(content),
  measures: content.measures,
  laboratoryValues: [],
  ownFields: [],
})
