import type { Output, ParsedInput } from '@allenio/contract'
import type { deleteManyMacros } from '@allenio/contract/macro-changes'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import type { WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { deleteMany, undeleteMany } from './library.ts'
import { findRows } from './queries.ts'
import { bulkWords } from './words.ts'

/** Deletes or undeletes all macros that allow it, and answers the reason for each other one. */
export async function changeMany(
  db: WorkspaceDb,
  actor: Actor,
  change: ParsedInput<typeof deleteManyMacros>,
): Promise<Output<typeof deleteManyMacros>> {
  const ids = [...new Set(change.ids)]
  const rows = await findRows(db, actor, ids)
  // an unknown id is a mistake of the caller and not a refused macro
  if (rows.length !== ids.length) throw new AppError('not found')
  const changed = await (change.action === 'delete' ? deleteMany(db, ids) : undeleteMany(db, ids))
  await audit(db, { personId: actor.personId, action: 'change many macros', details: { change: change.action, macroIds: changed } })
  const say = bulkWords(actor.language)
  const reason = change.action === 'delete' ? say('deleted') : say('not deleted')
  return { changed, refused: rows.flatMap(({ id, title: name }) => (changed.includes(id) ? [] : [{ id, name, reason }])) }
}
