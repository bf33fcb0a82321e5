import { useSyncExternalStore } from 'react'
import { session } from '#lib/session'
import type { FileUpload } from '#lib/uploads'
import { outboxState, watchOutbox } from './outbox-state.ts'
import { ThrownAway } from './drain.ts'
import type { WaitingWrite } from './waiting-write.ts'

/** The part of a write's files that has arrived. */
export interface UnderWay {
  sent: number
  bytes: number
}

const shown = new Map<string, UnderWay>()
const watchers = new Set<() => void>()

function show(id: string, progress: UnderWay | undefined): void {
  if (progress) shown.set(id, progress)
  else shown.delete(id)
  for (const watcher of watchers) watcher()
}

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Undefined where no file of the write is being sent now, in this tab or another. */
export const useUnderWay = (writeId: string): UnderWay | undefined => useSyncExternalStore(watch, () => shown.get(writeId))

type Told = { id: string; progress: UnderWay | undefined }

let channel: BroadcastChannel | undefined

const line = (): BroadcastChannel | undefined => {
  if (!channel && typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel('allenio.outbox.progress')
    channel.addEventListener('message', ({ data }: MessageEvent<Told>) => show(data.id, data.progress))
  }
  return channel
}

/** Receives the progress from other tabs, so that this tab shows it too. */
export const hearProgress = (): void => void line()

function tell(id: string, progress: UnderWay | undefined): void {
  show(id, progress)
  line()?.postMessage({ id, progress } satisfies Told)
}

/** Waits for the upload, until the person pauses or discards the write in any tab; that ends with `ThrownAway`. */
export async function followUpload({ id: writeId, personId }: Pick<WaitingWrite, 'id' | 'personId'>, upload: FileUpload): Promise<string> {
  const say = () => {
    const { sent, bytes } = upload.progress()
    tell(writeId, { sent, bytes })
  }
  let interrupt: (error: Error) => void = () => undefined
  const interrupted = new Promise<never>((_resolve, reject) => {
    interrupt = reject
  })
  const stops = [
    upload.subscribe(say),
    watchOutbox(() => {
      const write = outboxState().waiting.find(({ id }) => id === writeId)
      // a person who has signed out meanwhile may come back, so the upload is only paused
      const isHeld = write?.isPaused || session().personId !== personId
      if (isHeld) upload.pause()
      else if (!write) upload.cancel()
      if (!write || write.isPaused) interrupt(new ThrownAway())
    }),
  ]
  say()
  try {
    return await Promise.race([upload.done, interrupted])
  } finally {
    for (const stop of stops) stop()
    tell(writeId, undefined)
  }
}
