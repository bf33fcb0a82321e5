import { importFields, type ClientImport } from '@allenio/contract/client-intake'
import type { ClientDraft, ImportField } from '@allenio/domain/client-intake'
import { cutCell } from '@allenio/domain/tables'
import { findMissingTypes } from '#areas/clients'
import { freePlaces, readPlanState } from '#areas/plan'
import type { Actor } from '#platform/access'
import { inReadingPlace } from '#platform/csv'
import type { WorkspaceDb } from '#platform/db'
import { inSlices } from '#platform/slices'
import { cutHeading, judgeRows, type JudgedRows, type RefusedRow } from './import-rows.ts'
import { findImport, tableOf, type ImportRow, type ReadImport } from './imports.ts'
import { faultWords } from './words.ts'

// the answer stays below 256 KB, whatever the table holds: 200 columns, and letters of three bytes each
export const previewLimits = { samples: 3, sampleLength: 32, rows: 20, cellLength: 60, refused: 200, types: 20, sexes: 12 } as const

/** A preview is worked out again each time, because the table and the clients may have changed. */
export async function presentImport(db: WorkspaceDb, actor: Actor, id: string): Promise<ClientImport> {
  const row = await findImport(db, actor, id)
  if (row.state !== 'preview' || row.storage_key === null) return presentAccepted(actor, row)
  return inReadingPlace(actor.personId, async () => presentPreview(db, actor, { row, table: await tableOf(row) }))
}

/** The preview: the clients that the table would become as it is understood now. */
export async function presentPreview(db: WorkspaceDb, actor: Actor, { row, table }: ReadImport): Promise<ClientImport> {
  const places = await freePlaces(db, db.workspaceId)
  const { accepted, refused } = await judgeRows(db, table, places)
  const types: string[] = []
  for await (const { draft } of inSlices(accepted)) if (draft.type !== null) types.push(draft.type)
  const { leftOut } = await findMissingTypes(db, types)
  const dropped = accepted.flatMap(each => each.dropped)
  return {
    ...factsOf(row),
    ...howOf(table.how),
    columns: table.headings.map((heading, at) => ({
      heading: cutHeading(heading),
      samples: table.rows.slice(0, previewLimits.samples).map(({ cells }) => cutCell(cells[at] ?? '', previewLimits.sampleLength)),
      field: table.how.fields[at] ?? null,
    })),
    accepted: accepted.length,
    places,
    placesNeeded: await placesNeeded(db, { accepted, refused }),
    preview: accepted.slice(0, previewLimits.rows).map(({ line, draft }) => ({ line, values: valuesOf(draft) })),
    ...typesOf(leftOut),
    ...refusedOf(refused, actor),
    ...droppedOf(dropped.slice(0, previewLimits.refused), dropped.length, actor),
    unknownSexes: unknownSexesOf(dropped),
  }
}

async function placesNeeded(db: WorkspaceDb, { accepted, refused }: JudgedRows): Promise<number | null> {
  const withoutPlace = refused.filter(({ fault }) => fault === 'over the limit').length
  if (withoutPlace === 0) return null
  return (await readPlanState(db, db.workspaceId)).activeClients + accepted.length + withoutPlace
}

/** The accepted import, with its progress so far. */
function presentAccepted(actor: Actor, row: ImportRow): ClientImport {
  const {
    options: { headings = [], lines = [], ...how },
  } = row
  return {
    ...factsOf(row),
    ...howOf(how),
    columns: headings.map((heading, at) => ({ heading, samples: [], field: how.fields[at] ?? null })),
    accepted: lines.length,
    places: null,
    placesNeeded: null,
    preview: [],
    ...typesOf(row.types_left_out),
    ...refusedOf(row.refused, actor),
    ...droppedOf(how.dropped ?? [], how.droppedCells ?? 0, actor),
    unknownSexes: [],
  }
}

const factsOf = ({ id, name, state, total, done, created, created_at, finished_at }: ImportRow) => ({
  id,
  name,
  state,
  rows: total,
  done,
  created,
  createdAt: created_at,
  finishedAt: finished_at,
})

const howOf = ({ separator, encoding, hasHeading, dateOrder, countryCode, invite, sexes }: ImportRow['options']) => ({
  separator,
  encoding,
  hasHeading,
  dateOrder,
  countryCode,
  invite,
  sexes: [...sexes],
})

const typesOf = (leftOut: readonly string[]) => ({
  typesLeftOut: leftOut.slice(0, previewLimits.types),
  moreTypesLeftOut: Math.max(0, leftOut.length - previewLimits.types),
})

const worded = (rows: readonly RefusedRow[], { language }: Pick<Actor, 'language'>) =>
  rows.map(each => ({ ...each, reason: faultWords(language)(each.fault) }))

const droppedOf = (dropped: readonly RefusedRow[], droppedCells: number, actor: Pick<Actor, 'language'>) => ({
  dropped: worded(dropped, actor),
  droppedCells,
})

const unknownSexesOf = (dropped: readonly RefusedRow[]): string[] =>
  [...new Set(dropped.filter(({ fault }) => fault === 'sex unknown').map(({ value }) => value))].slice(0, previewLimits.sexes)

const refusedOf = (refused: readonly RefusedRow[], actor: Pick<Actor, 'language'>) => ({
  refusedRows: refused.length,
  refused: worded(refused.slice(0, previewLimits.refused), actor),
})

function valuesOf(draft: ClientDraft): Partial<Record<ImportField, string>> {
  const values: Partial<Record<ImportField, string>> = {}
  for (const field of importFields) {
    if (field === 'fullName') continue
    const value = draft[field]
    const text = Array.isArray(value) ? value.join(', ') : value === null ? '' : String(value)
    if (text !== '') values[field] = cutCell(text, previewLimits.cellLength)
  }
  return values
}
