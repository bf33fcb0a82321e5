import type { Permission } from '@allenio/contract'
import type { MessageSubject, MessageSubjectKind } from '@allenio/contract/chat-messages'
import { mayDo, type Actor } from '#platform/access'
import { collectionOf } from '#platform/contributions'
import type { WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'

export interface SubjectPart {
  kind: MessageSubjectKind
  permission: Permission
  /** Answers it as it is called now, if it is this client's. */
  find: (db: WorkspaceDb, at: { clientId: string; id: string }) => Promise<Omit<MessageSubject, 'kind' | 'id'> | undefined>
}

/** The things of areas that a message may be about. */
export const messageSubjects = collectionOf<SubjectPart>('message subjects', ({ kind }) => kind)

const partOf = (kind: MessageSubjectKind, role: Actor['role']): SubjectPart | undefined =>
  messageSubjects.gathered().find(part => part.kind === kind && mayDo({ role }, part.permission))

interface SubjectAt {
  kind: MessageSubjectKind
  clientId: string
  id: string
}

/** Both sides open it from the message, so it has to be a thing of the conversation's client. */
export async function findSubject(db: WorkspaceDb, { role }: Actor, { kind, ...at }: SubjectAt): Promise<MessageSubject> {
  const part = found(partOf(kind, role))
  return { kind, id: at.id, ...found(await part.find(db, at)) }
}

/** A member of the conversation who may not see such things reads the message alone. */
export const subjectFor = (subject: MessageSubject | null, role: Actor['role']): MessageSubject | null =>
  subject && partOf(subject.kind, role) ? subject : null
