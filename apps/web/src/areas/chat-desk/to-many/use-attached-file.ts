import type { Message } from '@allenio/contract/chat'
import type { ChatAttachment } from '@allenio/contract/chat-desk'
import type { ShownFile } from '@allenio/contract/files'
import { useEffect, useState } from 'react'
import { startFile, tooLarge, useUpload } from '#lib/uploads'
import type { FileUpload } from '#lib/uploads'
import { useDeskWords } from '../words.ts'

type Attached =
  | { kind: 'library'; attachment: ChatAttachment }
  | { kind: 'device'; file: File; upload: FileUpload }
  | { kind: 'forwarded'; messageId: string; file: ShownFile }

/** The one file of a message to many: from the forwarded message, from the library, or uploaded from the device. */
export function useAttachedFile(forwarded: Message | undefined) {
  const t = useDeskWords()
  const [attached, setAttached] = useState<Attached | undefined>(() =>
    forwarded?.file ? { kind: 'forwarded', messageId: forwarded.id, file: forwarded.file } : undefined,
  )
  const [error, setError] = useState<string>()
  const upload = attached?.kind === 'device' ? attached.upload : undefined
  const progress = useUpload(upload)
  // if the dialog is closed without sending, nothing will use the upload
  useEffect(
    () => () => {
      if (upload?.progress().state !== 'done') upload?.cancel()
    },
    [upload],
  )
  return {
    attached,
    progress,
    error,
    isReady: attached?.kind !== 'device' || progress?.state === 'done',
    input:
      attached?.kind === 'library'
        ? { attachmentId: attached.attachment.id }
        : attached?.kind === 'forwarded'
          ? { forwardOf: attached.messageId }
          : progress?.uploadId !== undefined && progress.state === 'done'
            ? { uploadId: progress.uploadId }
            : {},
    attachDeviceFile: (file: File) => {
      const reason = file.size === 0 ? t('fileEmpty') : tooLarge(file)
      setError(reason)
      if (reason === undefined) setAttached({ kind: 'device', file, upload: startFile(file, 'chat to many') })
    },
    attachLibraryFile: (attachment: ChatAttachment) => {
      setError(undefined)
      setAttached({ kind: 'library', attachment })
    },
    detach: () => {
      setError(undefined)
      setAttached(undefined)
    },
  }
}

export type AttachedFile = ReturnType<typeof useAttachedFile>
