import type { AnyEndpoint } from '@allenio/contract'
import { newId } from '@allenio/domain/ids'
import { session, tabId } from '#lib/session'
import type { WaitingWrite, WrittenFiles } from './waiting-write.ts'

let lastAt = 0

interface NewWrite {
  id?: string | undefined
  title: string
  files?: WrittenFiles
  lane?: string | undefined
  sentAtField?: string | undefined
  createsDocument?: boolean
  holdsLane?: boolean | undefined
}

/** A write in the name of the person who is signed in. */
export function newWrite(
  { kind, method, path, access, changes }: AnyEndpoint,
  input: unknown,
  { id = newId(), title, files = {}, lane, sentAtField, createsDocument = false, holdsLane = false }: NewWrite,
): WaitingWrite {
  const { personId, workspaceId } = session()
  if (!personId) throw new Error('nobody is signed in to write in whose name')
  // two writes of the same millisecond keep their order
  lastAt = Math.max(Date.now(), lastAt + 1)
  const fields = Object.keys(files)
  return {
    id,
    personId,
    workspaceId,
    tab: tabId,
    call: { kind, method, path, access, ...(changes && { changes }) },
    input,
    title,
    writtenAt: lastAt,
    tries: 0,
    ...(lane !== undefined && { lane }),
    ...(sentAtField !== undefined && { sentAtField }),
    ...(createsDocument && { createsDocument }),
    ...(holdsLane && { holdsLane }),
    ...(fields.length > 0 && { uploads: Object.fromEntries(fields.map(field => [field, null])) }),
  }
}
