import { importMaxBytes, importRowsAtMost } from '@allenio/contract/client-intake'
import { useState } from 'react'
import { LimitNotice } from '#areas/clients'
import { messageOf } from '#lib/api'
import { useFormats } from '#lib/formats'
import { startFile, useUpload } from '#lib/uploads'
import type { FileUpload } from '#lib/uploads'
import { Dropzone } from '#ui/dropzone'
import { ProgressBar } from '#ui/progress'
import { Text } from '#ui/text'
import { useImportWords } from './words.ts'
import type { ImportWork } from './data.ts'

const spreadsheets = /\.(xlsx?|ods|numbers|pdf|docx?)$/i

export function ChooseStep({ start }: Pick<ImportWork, 'start'>) {
  const t = useImportWords()
  const { integer, overFileLimit } = useFormats()
  const [upload, setUpload] = useState<FileUpload>()
  const [wrong, setWrong] = useState<string>()
  const progress = useUpload(upload)
  const isBusy = upload !== undefined || start.isPending
  const uploadFile = async (file: File) => {
    const fault = spreadsheets.test(file.name)
      ? t('notTable', { name: file.name })
      : file.size > importMaxBytes
        ? t('tooHeavy', { reason: overFileLimit(importMaxBytes / 1_000_000) })
        : undefined
    setWrong(fault)
    if (fault) return
    const newUpload = startFile(file, 'client import')
    setUpload(newUpload)
    try {
      await start.mutateAsync({ uploadId: await newUpload.done })
    } catch (error) {
      setWrong(newUpload.progress().error ?? messageOf(error))
    }
    setUpload(undefined)
  }
  return (
    <>
      <LimitNotice />
      <Text tone={2} prose>
        {t('chooseText')}
      </Text>
      <Dropzone
        title={t('drop')}
        hint={t('dropHint', { rows: integer(importRowsAtMost) })}
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        disabled={isBusy}
        onFiles={([file]) => file && void uploadFile(file)}
        messages={wrong ? [wrong] : []}
      />
      {isBusy && (
        <ProgressBar
          label={start.isPending ? t('reading') : (progress?.error ?? progress?.name ?? t('reading'))}
          thin
          value={progress && progress.bytes && !start.isPending ? (progress.sent / progress.bytes) * 100 : undefined}
        />
      )}
    </>
  )
}
