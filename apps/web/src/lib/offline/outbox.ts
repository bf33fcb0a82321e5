import { newId } from '@allenio/domain/ids'
import { useEffect } from 'react'
import { isServerReached } from '#lib/api'
import { onOnlineChange, useIsOnline } from '#lib/device'
import { onSessionChange, session } from '#lib/session'
import { changeWrite, countWrites, deleteWrite, dropWrite } from './stored-writes.ts'
import { emitChange, otherTabs } from './outcomes.ts'
import { outboxState, reload, useOutboxState } from './outbox-state.ts'
import { sendWaiting, wakeSending } from './outbox-sender.ts'
import { dropUpload } from './upload-once.ts'
import { followOtherTabs } from './write-progress.ts'
import type { WaitingWrite } from './waiting-write.ts'

export async function retryWrite(id: string): Promise<void> {
  // the server has stored the refusal under the old key: a new key makes it check the write again
  await changeWrite(id, write => ({ ...write, key: newId(), tries: 0, refusal: undefined }))
  await emitChange()
  void sendWaiting()
}

export async function discardWrite(id: string): Promise<void> {
  const write = [...outboxState().waiting, ...outboxState().refused].find(each => each.id === id)
  await (write ? dropWrite(write) : deleteWrite(id))
  await emitChange()
  if (!write?.uploads || write.isReady) return
  const begun = Object.values(write.uploads).filter(uploadId => uploadId !== null)
  if (begun.length === 0) return
  await Promise.all(begun.map(uploadId => dropUpload(uploadId, write.workspaceId)))
}

/** Stops the write's uploads; the part that has arrived stays on the server. */
export async function pauseWrite(id: string): Promise<void> {
  await changeWrite(id, write => ({ ...write, isPaused: true }))
  await emitChange()
}

export async function resumeWrite(id: string): Promise<void> {
  await changeWrite(id, ({ isPaused: _isPaused, ...write }) => write)
  await emitChange()
  void sendWaiting()
}

/** The number of this person's writes, in all their workspaces, that the server has not answered. */
export async function countUnsent(): Promise<number> {
  const { personId } = session()
  return personId ? countWrites(personId) : 0
}

let isStarted = false

/** Called once per page. Sends the waiting writes, and again when a connection or the person comes back. */
export function startOutbox(): void {
  if (isStarted) return
  isStarted = true
  onOnlineChange(() => wakeSending())
  isServerReached.watch(() => {
    if (isServerReached.get()) wakeSending()
  })
  // not when the page is hidden: a request that begins then is cut off
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wakeSending()
  })
  onSessionChange(() => void reload().then(wakeSending))
  otherTabs(discardWrite)
  followOtherTabs()
  void reload().then(wakeSending)
}

export function useOutbox() {
  useEffect(startOutbox, [])
  const { waiting, refused, isPaused } = useOutboxState()
  const isOnline = useIsOnline()
  return { waiting: isOnline && !isPaused ? delayed(waiting) : waiting, refused, isPaused, retry: retryWrite, discard: discardWrite }
}

/** With a network, a write that succeeds at its first try is not shown as waiting. */
const delayed = (waiting: readonly WaitingWrite[]): readonly WaitingWrite[] => (waiting.some(({ tries }) => tries > 0) ? waiting : [])
