import type { ParsedInput } from '@allenio/contract'
import type { openRequestFile } from '@allenio/contract/custom-apps'
import { refuseWithoutFreshProof } from '#areas/auth'
import { intervene } from '#areas/dash'
import { readSealed } from '#platform/files'
import type { Bytes, PersonCall } from '#platform/http'
import { findFileOf } from './queries.ts'

const openedTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf', 'application/zip']

/** Decrypts a file of a request. The business's log says so, with the reason, before a byte is read. */
export async function openDocument(call: PersonCall, { id, appId, reason }: ParsedInput<typeof openRequestFile>): Promise<Bytes> {
  const { db, actor, request } = call
  await refuseWithoutFreshProof(db, actor)
  const { workspace_id: workspaceId, file_id: fileId } = await findFileOf(db, appId, id)
  await intervene(call, { action: 'open app document', reason, workspaceId, subjectId: id })
  const { name, mime_type: type, read } = await readSealed(db, fileId, { personId: actor.personId, reason, requestId: request.id })
  return { type: openedTypes.includes(type) ? type : 'application/octet-stream', name, body: read }
}
