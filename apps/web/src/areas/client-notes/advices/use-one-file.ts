import { recordFileMaxBytes } from '@allenio/contract/client-records'
import { useState } from 'react'
import { limitOf, startFile, tooLarge, useUpload } from '#lib/uploads'
import type { FileUpload } from '#lib/uploads'
import { useAdviceWords } from './words.ts'

/** One file that is uploaded while the rest is being written. */
export function useOneFile() {
  const t = useAdviceWords()
  const [sent, setSent] = useState<{ file: File; upload: FileUpload }>()
  const [fault, setFault] = useState<string>()
  const progress = useUpload(sent?.upload)

  const begin = (file: File) => setSent({ file, upload: startFile(file, 'nutritional advice') })
  const take = ([file]: readonly File[]) => {
    if (!file) return
    const wrong = file.size === 0 ? t('fileEmpty') : tooLarge(file, Math.min(limitOf(file), recordFileMaxBytes))
    setFault(wrong)
    if (wrong) return
    sent?.upload.cancel()
    begin(file)
  }
  return {
    file: sent?.file,
    progress,
    fault,
    take,
    setFault,
    retry: () => {
      if (sent) begin(sent.file)
    },
    pause: () => sent?.upload.pause(),
    resume: () => sent?.upload.resume(),
    remove: () => {
      sent?.upload.cancel()
      setSent(undefined)
      setFault(undefined)
    },
    /** The id of the upload once it is complete; undefined if there is no file. */
    arrived: async (): Promise<string | undefined> => sent?.upload.done,
  }
}

export type OneFile = ReturnType<typeof useOneFile>
