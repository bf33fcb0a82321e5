import type { ParsedInput } from '@allenio/contract'
import type { updateNote } from '@allenio/contract/client-notes'
import { richTextMaxBytes } from '@allenio/contract/rich-text'
import { isEmptyRichText } from '@allenio/domain/rich-text'
import { reachClientToChange, writeNote } from '#areas/clients'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import type { WorkspaceDb } from '#platform/db'
import { AppError, wrongField } from '#platform/errors'

/** The note has a change time of its own, so that it does not conflict with changes to the rest of the record. */
export async function changeNote(
  db: WorkspaceDb,
  actor: Actor,
  { id, note, noteUpdatedAt }: ParsedInput<typeof updateNote>,
): Promise<void> {
  const client = await reachClientToChange(db, actor, id)
  if (client.note_updated_at !== noteUpdatedAt) throw new AppError('changed meanwhile')
  const json = note && !isEmptyRichText(note) ? JSON.stringify(note) : null
  if (json !== null && Buffer.byteLength(json) > richTextMaxBytes) throw wrongField('note', 'note too long')
  await writeNote(db, client.id, json)
  await audit(db, { personId: actor.personId, action: 'update client note', subjectId: client.id })
}
