import { addExerciseAsset } from '@allenio/contract/exercises'
import { call } from '#lib/api'
import { device, session } from '#lib/session'
import { createStore, useStored } from '#lib/store'
import { sendQueue, type SendQueue } from '#lib/uploads'
import { toast } from '#ui/toast'
import { useAssetWords } from '../assets/words.ts'
import { preparePosters, sendPoster } from '../assets/posters.ts'
import type { FileWithTarget } from './chosen-files.ts'

const purpose = 'exercise media'

type Sent = Pick<File, 'name'> & { bytes: number }
type Targets = Readonly<Record<string, string>>

const keyOf = ({ name, bytes }: Sent): string => `${bytes} ${name}`
const storageKey = (): string => `allenio.exercise-media.${session().personId ?? ''}`

/** Which exercise each file goes to, so that uploads find it after a reload, too. */
function readTargets(): Targets {
  try {
    const stored: unknown = JSON.parse(device.read(storageKey()) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Targets) : {} // whatever is no id is refused by the server
  } catch {
    return {}
  }
}
const writeTargets = (targets: Targets): void =>
  device.write(storageKey(), Object.keys(targets).length > 0 ? JSON.stringify(targets) : undefined)

/** How many files have arrived since the queue was empty. */
const arrived = createStore(0)

let queue: SendQueue | undefined

/** The queue of files that go to many exercises. It goes on while another page is open. */
export const getMediaQueue = (): SendQueue =>
  (queue ??= sendQueue({
    purpose,
    add: async (uploadId, file, sent) => {
      const id = readTargets()[keyOf(sent)]
      if (id === undefined) throw new Error('no exercise for this file')
      const posterUploadId = await sendPoster(file)
      await call(addExerciseAsset, { id, uploadId, ...(posterUploadId && { posterUploadId }) })
      const { [keyOf(sent)]: _done, ...others } = readTargets()
      writeTargets(others)
      arrived.set(arrived.get() + 1)
    },
    onEmptied: count => toast({ type: 'success', text: useAssetWords.say('addedToMany', { count }) }),
  }))

export function sendMedia(files: readonly FileWithTarget[]): void {
  const targets = files.map(({ file, exercise }) => [keyOf({ name: file.name, bytes: file.size }), exercise.id] as const)
  writeTargets({ ...readTargets(), ...Object.fromEntries(targets) })
  arrived.set(0)
  const all = files.map(({ file }) => file)
  preparePosters(all)
  getMediaQueue().send(all)
}

export const useArrived = (): number => useStored(arrived)
