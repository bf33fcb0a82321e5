import { session } from '#lib/session'
import { onDatabase, ownerOf, type Owner, type StoredDocument as DocumentOfOwner } from './database.ts'

export type StoredDocument = Omit<DocumentOfOwner, 'owner' | 'name'>

const ownOwner = (): Owner | undefined => {
  const { personId, workspaceId } = session()
  return personId ? ownerOf(personId, workspaceId) : undefined
}

/** A document as this device has last seen it; `name` is its kind and id. */
export async function loadDocument(name: string): Promise<StoredDocument | undefined> {
  const owner = ownOwner()
  return owner && (await onDatabase(database => database.get('documents', [owner, name])))
}

/** Keeps a document for the next time; where there is no room, it is read from the server again. */
export async function storeDocument(name: string, document: StoredDocument): Promise<void> {
  const owner = ownOwner()
  if (owner) await onDatabase(database => database.put('documents', { ...document, owner, name })).catch(() => undefined)
}
