import type { Input } from '@allenio/contract'
import { sendMessage } from '@allenio/contract/chat'
import { newId } from '@allenio/domain/ids'
import { useMemo } from 'react'
import { enqueueWrite, useUnsentWrites, type UnsentWrite } from '#lib/offline'

/** A message that the server has not taken yet. */
export interface Outgoing {
  writeId: string
  /** Matches this message with the same one after it has arrived. */
  deviceId: string
  conversationId: string
  message: string
  file: File | undefined
  voice: { duration: number; waveform: readonly number[] } | undefined
  replyTo: string | undefined
  isTeamNote: boolean
  writtenAt: number
  refusal: string | undefined
  isPaused: boolean
}

export type NewMessage = Pick<
  Input<typeof sendMessage>,
  'conversationId' | 'message' | 'attachmentId' | 'replyTo' | 'about' | 'isTeamNote' | 'duration' | 'type' | 'endsDraft'
> & {
  waveform?: number[]
  file?: File
  /** Names the recipient in the list of unsent writes. */
  title: string
}

// text waits for a picture or a voice before it, so that the thread keeps its order, but not for a film
const largeFileBytes = 3 * 1024 ** 2

/** Adds the message to the device's outbox: it shows at once, and is sent exactly once, as soon as possible. */
export async function enqueueMessage({ file, title, ...input }: NewMessage): Promise<void> {
  const id = newId()
  const lane = file && file.size > largeFileBytes ? 'chat files' : `chat ${input.conversationId}`
  await enqueueWrite(sendMessage, { ...input, deviceId: id }, { id, title, lane, ...(file && { files: { uploadId: file } }) })
}

/** The unsent messages of one conversation, in the order of writing. */
export function useOutgoing(conversationId: string): readonly Outgoing[] {
  const writes = useUnsentWrites(sendMessage)
  return useMemo(() => writes.filter(({ input }) => input.conversationId === conversationId).map(outgoingOf), [writes, conversationId])
}

const outgoingOf = ({ id, input, writtenAt, files, refusal, isPaused }: UnsentWrite<typeof sendMessage>): Outgoing => ({
  writeId: id,
  deviceId: input.deviceId ?? id,
  conversationId: input.conversationId,
  message: input.message ?? '',
  file: files['uploadId'],
  voice: input.type === 'voice' ? { duration: Number(input.duration ?? 0), waveform: input.waveform?.map(Number) ?? [] } : undefined,
  replyTo: input.replyTo,
  isTeamNote: input.isTeamNote === true,
  writtenAt,
  refusal,
  isPaused,
})
