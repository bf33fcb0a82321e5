import { addPackageAttachment, packageLimits, removePackageAttachment, type Package } from '@allenio/contract/packages'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useCall } from '#lib/api'
import { startFile, useUpload, type FileUpload } from '#lib/uploads'
import { Dropzone } from '#ui/dropzone'
import { FileLine } from '#ui/file-mark'
import { IconButton } from '#ui/icon-button'
import { BareList, Stack } from '#ui/layout'
import { ProgressBar } from '#ui/progress'
import { Section } from '#ui/section'
import { toast } from '#ui/toast'
import { useFormWords } from './words.ts'

interface SentFile {
  name: string
  upload: FileUpload
}

/** The files of a package. They are stored at once, apart from the form. */
export function Attachments({ of: { id, attachments } }: { of: Package }) {
  const t = useFormWords()
  const [sent, setSent] = useState<SentFile>()
  const [failed, setFailed] = useState<readonly string[]>([])
  const addition = useCall(addPackageAttachment)
  const removal = useCall(removePackageAttachment, { onSuccess: () => toast({ type: 'success', text: t('fileRemoved') }) })
  const room = packageLimits.attachments - attachments.length

  const send = async (files: readonly File[]) => {
    setFailed(files.slice(room).map(({ name }) => t('fileOver', { name, max: packageLimits.attachments })))
    for (const file of files.slice(0, room)) {
      const upload = startFile(file, 'package attachment')
      setSent({ name: file.name, upload })
      try {
        await addition.mutateAsync({ id, uploadId: await upload.done })
      } catch {
        setFailed(names => [...names, t('fileFailed', { name: file.name })])
      }
    }
    setSent(undefined)
  }
  return (
    <Section title={t('attachments')} text={t('attachmentsText')}>
      <Stack gap={12}>
        {attachments.length > 0 && (
          <BareList gap={8}>
            {attachments.map(({ id: attachmentId, name, file }) => (
              <li key={attachmentId}>
                <FileLine
                  file={{ ...file, name }}
                  action={
                    <IconButton label={t('removeFile', { name })} icon={IconX} onClick={() => removal.mutate({ id, attachmentId })} />
                  }
                />
              </li>
            ))}
          </BareList>
        )}
        {sent && <Progress key={sent.name} sent={sent} />}
        {room > 0 && (
          <Dropzone
            title={t('chooseFiles')}
            hint={t('filesHint', { max: packageLimits.attachments })}
            multiple
            disabled={sent !== undefined}
            messages={failed}
            onFiles={files => void send(files)}
          />
        )}
      </Stack>
    </Section>
  )
}

function Progress({ sent: { name, upload } }: { sent: SentFile }) {
  const t = useFormWords()
  const progress = useUpload(upload)
  return <ProgressBar label={t('sending', { name })} thin value={progress?.bytes ? (progress.sent / progress.bytes) * 100 : undefined} />
}
