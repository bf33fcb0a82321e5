import { addClientFiles, deleteClientFile, listClientFiles, undeleteClientFile } from '@allenio/contract/client-files'
import type { ClientFile } from '@allenio/contract/client-files'
import { call, listQuery } from '#lib/api'
import { sendQueue } from '#lib/uploads'
import type { SendQueue } from '#lib/uploads'
import { useDelete } from '#ui/deletion'
import { toast } from '#ui/toast'
import { useFileWords } from './words.ts'

export const filesQuery = (clientId: string, search: string) =>
  listQuery(
    listClientFiles,
    { id: clientId, ...(search && { search }) },
    { rows: ({ clientFiles }) => clientFiles, quiet: true, ...(!search && { isStored: true }), linksFiles: true },
  )

export function useDeleteFile(clientId: string) {
  const t = useFileWords()
  return useDelete({
    from: listClientFiles,
    remove: deleteClientFile,
    restore: undeleteClientFile,
    input: ({ id }: ClientFile) => ({ id: clientId, fileId: id }),
    words: ({ file }) => ({ deleted: t('deleted'), restored: t('undeleted', { name: file.name }) }),
  })
}

// kept outside of the page, so that uploads continue when the person leaves it
const queues = new Map<string, SendQueue>()

/** The queue of uploads to a client's files. */
export function getUploadQueue(clientId: string): SendQueue {
  const existingQueue = queues.get(clientId)
  if (existingQueue) return existingQueue
  const queue = sendQueue({
    purpose: `client files ${clientId}`,
    add: uploadId => call(addClientFiles, { id: clientId, uploadId }),
    onEmptied: count => toast({ type: 'success', text: useFileWords.say('added', { count }) }),
  })
  queues.set(clientId, queue)
  return queue
}
