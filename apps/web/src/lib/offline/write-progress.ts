import { session } from '#lib/session'
import { createStore, useSelected } from '#lib/store'
import type { FileUpload } from '#lib/uploads'
import { outboxState, watchOutbox } from './outbox-state.ts'
import { DiscardedWrite } from './drain.ts'
import type { WaitingWrite } from './waiting-write.ts'

/** The part of a write's files that has arrived. */
export interface WriteProgress {
  sent: number
  bytes: number
}

const progressByWrite = createStore<ReadonlyMap<string, WriteProgress>>(new Map())

function show(id: string, progress: WriteProgress | undefined): void {
  const others = [...progressByWrite.get()].filter(([writeId]) => writeId !== id)
  progressByWrite.set(new Map(progress ? [...others, [id, progress]] : others))
}

/** Undefined where no file of the write is being sent now, in this tab or another. */
export const useWriteProgress = (writeId: string): WriteProgress | undefined => useSelected(progressByWrite, all => all.get(writeId))

type ProgressMessage = { id: string; progress: WriteProgress | undefined }

let channel: BroadcastChannel | undefined

const openChannel = (): BroadcastChannel | undefined => {
  if (!channel && typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel('allenio.outbox.progress')
    channel.addEventListener('message', ({ data }: MessageEvent<ProgressMessage>) => show(data.id, data.progress))
  }
  return channel
}

/** Receives the progress from other tabs, so that this tab shows it too. */
export const followOtherTabs = (): void => void openChannel()

function emitProgress(id: string, progress: WriteProgress | undefined): void {
  show(id, progress)
  openChannel()?.postMessage({ id, progress } satisfies ProgressMessage)
}

/** Waits for the upload, until the person pauses or discards the write in any tab; that ends with `DiscardedWrite`. */
export async function followUpload({ id: writeId, personId }: Pick<WaitingWrite, 'id' | 'personId'>, upload: FileUpload): Promise<string> {
  const report = () => {
    const { sent, bytes } = upload.progress()
    emitProgress(writeId, { sent, bytes })
  }
  let interrupt: (error: Error) => void = () => undefined
  const interrupted = new Promise<never>((_resolve, reject) => {
    interrupt = reject
  })
  const stops = [
    upload.subscribe(report),
    watchOutbox(() => {
      const write = outboxState().waiting.find(({ id }) => id === writeId)
      // a person who has signed out meanwhile may come back, so the upload is only paused
      const isHeld = write?.isPaused || session().personId !== personId
      if (isHeld) upload.pause()
      else if (!write) upload.cancel()
      if (!write || write.isPaused) interrupt(new DiscardedWrite())
    }),
  ]
  report()
  try {
    return await Promise.race([upload.done, interrupted])
  } finally {
    for (const stop of stops) stop()
    emitProgress(writeId, undefined)
  }
}
