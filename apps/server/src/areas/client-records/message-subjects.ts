import type { Language, Permission } from '@allenio/contract'
import type { MessageSubject, MessageSubjectKind } from '@allenio/contract/chat'
import type { Actor } from '#platform/access'
import { collectionOf } from '#platform/contributions'
import type { WorkspaceDb } from '#platform/db'

/** A subject as it is stored with the message, for both sides to read. */
export interface StoredSubject extends MessageSubject {
  /** The titles in both languages, where the thing has them. */
  titles?: Record<Language, string>
}

export interface SubjectPlace {
  clientId: string
  id: string
  /** The date, for things that one id names on several dates. */
  day: string | null
}

export interface SubjectPart {
  kind: MessageSubjectKind
  permission: Permission
  /** Finds the thing with its present title, if it belongs to this client. */
  find: (db: WorkspaceDb, at: SubjectPlace) => Promise<Omit<StoredSubject, 'kind' | 'id'> | undefined>
  /** Lists the ids of those things that the actor can open now. */
  listOpenable: (db: WorkspaceDb, actor: Actor, at: { clientId: string; subjects: readonly MessageSubject[] }) => Promise<string[]>
}

/** The things of areas that a message may be about. */
export const messageSubjects = collectionOf<SubjectPart>('message subjects', ({ kind }) => kind)
