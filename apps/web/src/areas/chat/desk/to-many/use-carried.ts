import type { ChatAttachment } from '@allenio/contract/chat-desk'
import { useEffect, useState } from 'react'
import { startFile, tooLarge, useUpload } from '#lib/uploads'
import type { FileUpload } from '#lib/uploads'
import { useDeskWords } from '../../words/desk.ts'

type Carried = { kind: 'library', attachment: ChatAttachment } | { kind: 'device', file: File, upload: FileUpload }

/** The one file that goes with a message to many: of the library, or on its way from the device. */
export function useCarried() {
  const t = useDeskWords()
  const [carried, setCarried] = useState<Carried>()
  const [error, setError] = useState<string>()
  const upload = carried?.kind === 'device' ? carried.upload : undefined
  const progress = useUpload(upload)
  // closed without sending, its bytes are nobody's
  useEffect(() => () => {
    if (upload?.progress().state !== 'done') upload?.cancel()
  }, [upload])
  return {
    carried,
    progress,
    error,
    isReady: carried === undefined || carried.kind === 'library' || progress?.state === 'done',
    input: carried?.kind === 'library' ? { attachmentId: carried.attachment.id }
      : progress?.uploadId !== undefined && progress.state === 'done' ? { uploadId: progress.uploadId } : {},
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
