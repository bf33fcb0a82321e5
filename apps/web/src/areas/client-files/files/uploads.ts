import { addClientFiles } from '@allenio/contract/client-files'
import { call } from '#lib/api'
import { sendQueue } from '#lib/uploads'
import type { SendQueue } from '#lib/uploads'
import { toast } from '#ui/toast'
import { useFileWords } from './words.ts'

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
