import { importFields, type ClientImport } from '@allenio/contract/client-intake'
import type { ClientDraft, ImportField } from '@allenio/domain/clients'
import { freePlaces } from '#areas/plan'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { judgeRows, type Judged, type Refused } from './import-judging.ts'
import { findMissingTypes } from './import-writing.ts'
import { tableOf, type ImportRow } from './imports.ts'
import { faultWords } from './words.ts'

const samplesAtMost = 3
const previewAtMost = 20
const refusedAtMost = 500

/** As long as it is a preview it is worked out anew: the table and the clients may have changed. */
export async function presentImport(db: WorkspaceDb, actor: Actor, row: ImportRow): Promise<ClientImport> {
  const { id, name, state, options, done, created } = row
  const isPreview = state === 'preview' && row.storage_key !== null
  const table = isPreview ? await tableOf(row) : undefined
  const places = isPreview ? await freePlaces(db, db.workspaceId) : null
  const judged: Judged | undefined = table && await judgeRows(db, table, places)
  const { separator, encoding, hasHeading, dateOrder, countryCode, invite, fields } = table?.how ?? options
  const refused = judged?.refused ?? row.refused
  const types = (judged?.accepted ?? []).flatMap(({ draft }) => draft.type ?? [])
  return {
    id,
    name,
    state,
    separator,
    encoding,
    hasHeading,
    dateOrder,
    countryCode,
    invite,
    columns: (table?.headings ?? options.headings ?? []).map((heading, at) => ({
      heading,
      samples: (table?.rows ?? []).slice(0, samplesAtMost).map(({ cells }) => (cells[at] ?? '').slice(0, 80)),
      field: fields[at] ?? null,
    })),
    rows: row.total,
    accepted: judged?.accepted.length ?? (options.lines?.length ?? 0),
    places,
    preview: (judged?.accepted ?? []).slice(0, previewAtMost).map(({ line, draft }) => ({ line, values: valuesOf(draft) })),
    typesLeftOut: isPreview ? (await findMissingTypes(db, types)).leftOut : row.types_left_out,
    refusedRows: refused.length,
    refused: refused.slice(0, refusedAtMost).map(each => worded(each, actor)),
    done,
    created,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
  }
}

const worded = (refused: Refused, { language }: Pick<Actor, 'language'>) =>
  ({ ...refused, reason: faultWords(language)(refused.fault) })

function valuesOf(draft: ClientDraft): Partial<Record<ImportField, string>> {
  const values: Partial<Record<ImportField, string>> = {}
  for (const field of importFields) {
    if (field === 'fullName') continue
    const value = draft[field]
    const text = Array.isArray(value) ? value.join(', ') : value === null ? '' : String(value)
    if (text !== '') values[field] = text.slice(0, 120)
  }
  return values
}
