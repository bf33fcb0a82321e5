import { exerciseLimits } from '@allenio/contract/exercises'
import { call, reportCallError } from '#lib/api'
import { sendQueue } from '#lib/uploads'
import type { SendQueue } from '#lib/uploads'
import { toast } from '#ui/toast'
import { checkAssets } from './asset-check.ts'
import type { AssetCalls } from './calls.ts'
import type { ChosenAssets } from './chosen-assets.tsx'
import { preparePosters, sendPoster } from './posters.ts'
import { useAssetWords } from './words.ts'

// kept outside of the page, so that uploads continue when the person leaves it
const queues = new Map<string, SendQueue>()

/** The queue of uploads to an exercise. */
export function getAssetQueue(exerciseId: string, { add }: AssetCalls): SendQueue {
  const existingQueue = queues.get(exerciseId)
  if (existingQueue) return existingQueue
  const queue = sendQueue({
    purpose: `exercise assets ${exerciseId}`,
    add: async (uploadId, file) => {
      const posterUploadId = await sendPoster(file)
      await call(add, { id: exerciseId, uploadId, ...(posterUploadId && { posterUploadId }) })
    },
    onEmptied: count => toast({ type: 'success', text: useAssetWords.say('added', { count }) }),
  })
  queues.set(exerciseId, queue)
  return queue
}

/** Sends files; the poster of a film is taken beforehand, because the picture is needed where the film itself is not loaded. */
function sendAssets(queue: SendQueue, files: readonly File[]): void {
  preparePosters(files)
  queue.send(files)
}

/** Sends files to an exercise as far as it has room for them, and answers why the others are not sent. */
export function addAssetFiles(
  { id, assets }: { id: string; assets: readonly unknown[] },
  calls: AssetCalls,
  files: readonly File[],
): readonly string[] {
  const { good, messages } = checkAssets(files, exerciseLimits.assets - assets.length)
  if (good.length > 0) sendAssets(getAssetQueue(id, calls), good)
  return messages
}

/** Sends what was chosen before the exercise was created. The uploads go on while another page is open. */
export function sendChosenAssets({ id, calls, assets }: { id: string; calls: AssetCalls; assets: ChosenAssets }): void {
  if (assets.files.length > 0) sendAssets(getAssetQueue(id, calls), assets.files)
  const addLinks = async () => {
    for (const address of assets.addresses) await call(calls.add, { id, address })
  }
  void addLinks().catch(reportCallError)
}
