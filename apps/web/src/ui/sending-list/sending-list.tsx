import { useEffect } from 'react'
import { useFormats } from '#lib/formats'
import { useSendQueue, useUpload } from '#lib/uploads'
import type { Sending, SendQueue } from '#lib/uploads'
import { areaWords } from '#lib/words'
import { UploadRow } from '#ui/upload-row'
import type { UploadState } from '#ui/upload-row'
import { useWords } from '#ui/words'
import css from './sending-list.module.css'

const useSendingWords = areaWords('sending list', {
  it: { queued: 'In coda', nearlyDone: 'Quasi fatto', ofAmount: '{{sent}} di {{all}}' },
  en: { queued: 'Queued', nearlyDone: 'Almost there', ofAmount: '{{sent}} of {{all}}' },
})

export interface SendingListProps {
  /** "In arrivo" */
  label: string
  queue: SendQueue
}

/** The files that are being sent, above those that have arrived. */
export function SendingList({ label, queue }: SendingListProps) {
  const sending = useSendQueue(queue)
  // queued files exist only in this page, so leaving it must ask first
  const isAsked = sending.some(({ state }) => state === 'queued')
  useEffect(() => {
    if (!isAsked) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isAsked])
  if (sending.length === 0) return null
  return (
    <section className={css.list} aria-label={label}>
      {sending.map(each => (
        <SendingRow key={each.id} queue={queue} sending={each} />
      ))}
    </section>
  )
}

function SendingRow({ queue, sending }: { queue: SendQueue; sending: Sending }) {
  const words = useWords()
  const t = useSendingWords()
  const { bytes } = useFormats()
  const { name, state, upload, error } = sending
  const progress = useUpload(upload)
  const isFailed = state === 'refused' || progress?.state === 'failed'
  const isPaused = state === 'uploading' && progress?.state === 'paused'
  const rowState: UploadState = isFailed
    ? 'failed'
    : isPaused
      ? 'paused'
      : state === 'uploading' && progress?.state !== 'waiting for space'
        ? 'sending'
        : 'waiting'
  const sent = progress?.sent ?? 0
  const detail = isFailed
    ? bytes(sending.bytes)
    : state === 'queued'
      ? t('queued')
      : state === 'adding'
        ? t('nearlyDone')
        : progress?.state === 'waiting for connection'
          ? words.waitingForNetwork
          : t('ofAmount', { sent: bytes(sent), all: bytes(sending.bytes) })
  return (
    <UploadRow
      name={name}
      detail={detail}
      state={rowState}
      share={state === 'adding' ? 1 : sent / Math.max(1, sending.bytes)}
      error={error ?? progress?.error}
      onPause={() => upload?.pause()}
      onResume={() => upload?.resume()}
      onRetry={() => queue.retry(sending)}
      {...(state !== 'adding' && { onRemove: () => queue.cancel(sending) })}
    />
  )
}
