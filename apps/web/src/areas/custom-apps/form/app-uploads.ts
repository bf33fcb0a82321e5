import { addCustomAppFile, appFileMaxBytes, type CustomAppFileKind } from '@allenio/contract/custom-apps'
import { useState } from 'react'
import { call, messageOf } from '#lib/api'
import { useFormats } from '#lib/formats'
import { startFile, type FileUpload } from '#lib/uploads'
import { useCustomAppWords } from '../words.ts'

export const fileMegabytes = appFileMaxBytes / 1_048_576

interface SentFile {
  name: string
  upload: FileUpload
}

/** Sends files one after the other; each is sealed as soon as it is there. */
export function useAppUploads(kind: CustomAppFileKind) {
  const t = useCustomAppWords()
  const { overFileLimit } = useFormats()
  const [sentFile, setSentFile] = useState<SentFile>()
  const [messages, setMessages] = useState<readonly string[]>([])
  const sendOne = async (file: File): Promise<string | undefined> => {
    if (file.size > appFileMaxBytes) return `${file.name}: ${overFileLimit(fileMegabytes)}`
    const upload = startFile(file, `custom app ${kind}`)
    setSentFile({ name: file.name, upload })
    try {
      await call(addCustomAppFile, { kind, uploadId: await upload.done })
      return undefined
    } catch (error) {
      const { state, error: reason } = upload.progress()
      if (state === 'cancelled') return undefined
      return `${file.name}: ${state === 'done' ? messageOf(error) : (reason ?? t('fileFailed'))}`
    } finally {
      setSentFile(undefined)
    }
  }
  const send = async (files: readonly File[]) => {
    const faults: string[] = []
    for (const file of files) {
      const fault = await sendOne(file)
      if (fault !== undefined) faults.push(fault)
    }
    setMessages(faults)
  }
  return { send, sentFile, messages }
}
