import { recordFileMaxBytes } from '@allenio/contract/clients'
import { useState } from 'react'
import { limitOf, startFile, overLimit, useUpload } from '#lib/uploads'
import type { FileUpload } from '#lib/uploads'
import { useAdviceWords } from './words.ts'

/** One file that is uploaded while the rest is being written. */
export function useFileUpload() {
  const t = useAdviceWords()
  const [current, setCurrent] = useState<{ file: File; upload: FileUpload }>()
  const [fault, setFault] = useState<string>()
  const progress = useUpload(current?.upload)

  const start = (file: File) => setCurrent({ file, upload: startFile(file, 'nutritional advice') })
  const choose = ([file]: readonly File[]) => {
    if (!file) return
    const wrong = file.size === 0 ? t('fileEmpty') : overLimit(file, Math.min(limitOf(file), recordFileMaxBytes))
    setFault(wrong)
    if (wrong) return
    current?.upload.cancel()
    start(file)
  }
  return {
    file: current?.file,
    progress,
    fault,
    take: choose,
    setFault,
    retry: () => {
      if (current) start(current.file)
    },
    pause: () => current?.upload.pause(),
    resume: () => current?.upload.resume(),
    remove: () => {
      current?.upload.cancel()
      setCurrent(undefined)
      setFault(undefined)
    },
    /** The id of the upload once it is complete; undefined if there is no file. */
    getUploadId: async (): Promise<string | undefined> => current?.upload.done,
  }
}

export type AdviceFileUpload = ReturnType<typeof useFileUpload>
