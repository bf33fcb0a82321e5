import type { Batch, Operation } from '@allenio/contract/documents'
import {
  openedDocument,
  operationsCopying,
  viewOf,
  withAnswer,
  withBatch,
  type DeviceDocument,
  type DocumentRows,
} from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { inject } from 'vitest'
import { withDatabase, type Database } from '#platform/db'
import { asSuperuser, type TestHouse, type TestMember } from '#testing'
import { createDocument, editDocument, readDocument } from '../index.ts'
import { bookKind, bookTables } from './book-kind.ts'

const databaseName = (house: TestHouse) => new URL(house.prepared.owner).pathname.slice(1)

export const createBookTables = (house: TestHouse): Promise<void> =>
  asSuperuser(withDatabase(inject('testServer').superuserUrl, databaseName(house)), bookTables)

export interface Book {
  id: string
  chapterIds: readonly string[]
  lineIds: readonly string[]
}

/** A book of two chapters of three lines. */
export async function givenBook(database: Database, { workspaceId }: TestMember): Promise<Book> {
  const id = newId()
  const chapterIds = [newId(), newId()]
  const lineIds = [newId(), newId(), newId(), newId(), newId(), newId()]
  const operations: Operation[] = [
    ...chapterIds.map((chapterId, at): Operation => ({
      kind: 'insert',
      id: chapterId,
      type: 'chapter',
      parentId: id,
      place: `${at + 1}`,
      cells: { text: `chapter ${at + 1}` },
    })),
    ...lineIds.map((lineId, at): Operation => ({
      kind: 'insert',
      id: lineId,
      type: 'line',
      parentId: chapterIds[Math.floor(at / 3)] ?? '',
      place: `${at + 1}`,
      cells: { text: `line ${at + 1}` },
    })),
  ]
  await database.withWorkspace(workspaceId, 'write', db => createDocument(db, bookKind, { id, cells: { title: 'Base' }, operations }))
  return { id, chapterIds, lineIds }
}

/** A copy that follows the book. */
export async function copyBook(database: Database, { workspaceId }: TestMember, rows: DocumentRows, bookId: string): Promise<string> {
  const id = newId()
  const operations = operationsCopying(rows, bookId, { id, newId, links: 'to rows' })
  const cells = rows.get(bookId)?.cells ?? {}
  await database.withWorkspace(workspaceId, 'write', db => createDocument(db, bookKind, { id, cells, operations, originId: bookId }))
  return id
}

export const batchOf = (...operations: Operation[]): Batch => ({ id: newId(), gestureId: newId(), kind: 'edit', operations })

/** A member's device: what it shows, and what it has not sent yet. */
export async function openBook(database: Database, member: TestMember, id: string) {
  const within = <T>(kind: 'read' | 'write', work: Parameters<typeof database.withWorkspace<T>>[2]) =>
    database.withWorkspace(member.workspaceId, kind, work)
  let document: DeviceDocument = openedDocument(await within('read', db => readDocument(db, bookKind, { id })))
  const send = async (batches: readonly Batch[], base = document.revision) => {
    const answer = await within('write', db => editDocument(db, bookKind, { id, base, batches, authorId: member.membershipId }))
    const answeredIds = answer.outcomes.map(({ batchId }) => batchId)
    document = withAnswer(document, answer, answeredIds)
    return answer
  }
  return {
    view: (): DocumentRows => viewOf(bookKind.model, document),
    revision: () => document.revision,
    pending: () => document.pending,
    /** Shown at once, sent later. */
    edit: (batch: Batch) => {
      document = withBatch(document, batch)
    },
    send,
    async sync() {
      if (document.pending.length > 0) await send(document.pending.slice(0, 50))
      else {
        const state = await within('read', db => readDocument(db, bookKind, { id, since: document.revision }))
        document = withAnswer(document, state)
      }
    },
  }
}
