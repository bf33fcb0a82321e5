import { onDatabase, rangeOfPerson, rangeOfWrite } from './database.ts'

/** Leaves nothing of this person on the device: what they read, began and had not sent, in all their workspaces. */
export async function erasePerson(personId: string): Promise<void> {
  await onDatabase(async database => {
    const transaction = database.transaction(['reads', 'drafts', 'outbox', 'files'], 'readwrite')
    const unsent = await transaction.objectStore('outbox').index('person').getAllKeys(personId)
    await Promise.all([
      transaction.objectStore('reads').delete(rangeOfPerson(personId)),
      transaction.objectStore('drafts').delete(rangeOfPerson(personId)),
      ...unsent.flatMap(id => [transaction.objectStore('outbox').delete(id), transaction.objectStore('files').delete(rangeOfWrite(id))]),
      transaction.done,
    ])
  })
  await forgetFiles()
}

/** Pictures and files that the service worker kept were this person's to see. */
async function forgetFiles(): Promise<void> {
  const names = (await globalThis.caches?.keys()) ?? []
  await Promise.all(names.filter(name => name.startsWith('files')).map(name => caches.delete(name)))
}
