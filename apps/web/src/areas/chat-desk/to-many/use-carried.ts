import type { ChatAttachment } from '@allenio/contract/chat-desk'
import type { Message } from '@allenio/contract/chat-messages'
import type { ShownFile } from '@allenio/contract/files'
import { useEffect, useState } from 'react'
import { startFile, tooLarge, useUpload } from '#lib/uploads'
import type { FileUpload } from '#lib/uploads'
import { useDeskWords } from '../words.ts'

type Carried =
  | { kind: 'library'; attachment: ChatAttachment }
  | { kind: 'device'; file: File; upload: FileUpload }
  | { kind: 'forwarded'; messageId: string; file: ShownFile }

/** The one file of a message to many: from the forwarded message, from the library, or uploaded from the device. */
export function useCarried(forwarded: Message | undefined) {
  const t = useDeskWords()
  const [carried, setCarried] = useState<Carried | undefined>(() =>
    forwarded?.file ? { kind: 'forwarded', messageId: forwarded.id, file: forwarded.file } : undefined,
  )
  const [error, setError] = useState<string>()
  const upload = carried?.kind === 'device' ? carried.upload : undefined
  const progress = useUpload(upload)
  // if the dialog is closed without sending, nothing will use the upload
  useEffect(
    () => () => {
      if (upload?.progress().state !== 'done') upload?.cancel()
    },
    [upload],
  )
  return {
    carried,
    progress,
    error,
    isReady: carried?.kind !== 'device' || progress?.state === 'done',
    input:
      carried?.kind === 'library'
        ? { attachmentId: carried.attachment.id }
        : carried?.kind === 'forwarded'
          ? { forwardOf: carried.messageId }
          : progress?.uploadId !== undefined && progress.state === 'done'
            ? { uploadId: progress.uploadId }
            : {},
    take: (file: File) => {
      const reason = file.size === 0 ? t('fileEmpty') : tooLarge(file)
      setError(reason)
      if (reason === undefined) setCarried({ kind: 'device', file, upload: startFile(file, 'chat to many') })
    },
    choose: (attachment: ChatAttachment) => {
      setError(undefined)
      setCarried({ kind: 'library', attachment })
    },
    drop: () => {
      setError(undefined)
      setCarried(undefined)
    },
  }
}

export type CarriedFile = ReturnType<typeof useCarried>
