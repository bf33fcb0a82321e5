import { useState } from 'react'
import { messageOf } from '#lib/api'
import { useFormats } from '#lib/formats'
import { overLimit, startFile, useUpload } from '#lib/uploads'
import type { FileUpload } from '#lib/uploads'
import { Dropzone } from '#ui/dropzone'
import { ProgressBar } from '#ui/progress'
import { Text } from '#ui/text'
import { useTableImportWords } from './words.ts'

const otherFiles = /\.(xlsx?|ods|numbers|json|pdf|docx?)$/i

interface ChooseStepProps {
  start: { isPending: boolean; mutateAsync: (input: { uploadId: string }) => Promise<unknown> }
  text: string
  limits: { rows: number; bytes: number }
  /** The name by which an upload is found again after a reload. */
  purpose?: string
}

/** The step in which the file is chosen and sent. */
export function ChooseStep({ start, text, limits, purpose = 'table import' }: ChooseStepProps) {
  const t = useTableImportWords()
  const { integer } = useFormats()
  const [upload, setUpload] = useState<FileUpload>()
  const [wrong, setWrong] = useState<string>()
  const progress = useUpload(upload)
  const isBusy = upload !== undefined || start.isPending
  const faultOf = (file: File) => {
    if (otherFiles.test(file.name)) return t('notTable', { name: file.name })
    return file.size === 0 ? t('emptyTable', { name: file.name }) : overLimit(file, limits.bytes)
  }
  const send = async (file: File) => {
    const fault = faultOf(file)
    setWrong(fault)
    if (fault !== undefined) return
    const sent = startFile(file, purpose)
    setUpload(sent)
    try {
      await start.mutateAsync({ uploadId: await sent.done })
    } catch (error) {
      setWrong(sent.progress().error ?? messageOf(error))
    }
    setUpload(undefined)
  }
  return (
    <>
      <Text tone={2} prose>
        {text}
      </Text>
      <Dropzone
        title={t('drop')}
        hint={t('dropHint', { rows: integer(limits.rows) })}
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        disabled={isBusy}
        onFiles={([file]) => file && void send(file)}
        messages={wrong === undefined ? [] : [wrong]}
      />
      {isBusy && (
        <ProgressBar
          label={progress?.error ?? t('reading')}
          thin
          value={progress && progress.bytes > 0 && !start.isPending ? (progress.sent / progress.bytes) * 100 : undefined}
        />
      )}
    </>
  )
}
