import { changeOutbox, onDatabase, rangeOfPerson, rangeOfWrite } from './database.ts'
import { forgetPageWrites } from './stored-writes.ts'

/** Deletes everything of this person on the device, in all their workspaces: reads, drafts, documents, records and unsent writes. */
export async function erasePerson(personId: string): Promise<void> {
  forgetPageWrites(personId)
  await onDatabase(async database => {
    const transaction = changeOutbox(database, 'reads', 'drafts', 'documents', 'records', 'files')
    const unsent = await transaction.objectStore('outbox').index('person').getAllKeys(personId)
    await Promise.all([
      transaction.objectStore('reads').delete(rangeOfPerson(personId)),
      transaction.objectStore('drafts').delete(rangeOfPerson(personId)),
      transaction.objectStore('documents').delete(rangeOfPerson(personId)),
      transaction.objectStore('records').delete(rangeOfPerson(personId)),
      ...unsent.flatMap(id => [transaction.objectStore('outbox').delete(id), transaction.objectStore('files').delete(rangeOfWrite(id))]),
      transaction.done,
    ])
  })
  await forgetFiles()
}

/** The service worker caches pictures and files that only this person may see. */
async function forgetFiles(): Promise<void> {
  const names = (await globalThis.caches?.keys()) ?? []
  await Promise.all(names.filter(name => name.startsWith('files')).map(name => caches.delete(name)))
}
