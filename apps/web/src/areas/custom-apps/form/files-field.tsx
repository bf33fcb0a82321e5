import { deleteCustomAppFile, type CustomAppFile, type CustomAppFileKind } from '@allenio/contract/custom-apps'
import { IconLock, IconTrash } from '@tabler/icons-react'
import { useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { useUpload, type FileUpload } from '#lib/uploads'
import { Badge } from '#ui/badge'
import { Dropzone } from '#ui/dropzone'
import { IconButton } from '#ui/icon-button'
import { BareList, Row, Stack } from '#ui/layout'
import { Ellipsis, Text } from '#ui/text'
import { UploadRow } from '#ui/upload-row'
import { useCustomAppWords } from '../words.ts'
import { useAppUploads } from './app-uploads.ts'

interface FilesFieldProps {
  kind: CustomAppFileKind
  label?: string
  title: string
  hint: string
  files: readonly CustomAppFile[]
  atMost: number
}

const accepted = { front: 'image/*,.pdf', back: 'image/*,.pdf', file: 'image/*,.pdf,.zip' } as const

/** Files of one kind: those that are there, and the place for more. Nobody can open them again here. */
export function FilesField({ kind, label, title, hint, files, atMost }: FilesFieldProps) {
  const { send, sentFile, messages } = useAppUploads(kind)
  const room = atMost - files.length
  return (
    <Stack gap={8}>
      {label && <Text weight={500}>{label}</Text>}
      {files.length > 0 && (
        <BareList gap={8}>
          {files.map(file => (
            <StoredFile key={file.id} file={file} />
          ))}
        </BareList>
      )}
      {sentFile ? (
        <Sending name={sentFile.name} upload={sentFile.upload} />
      ) : room > 0 ? (
        <Dropzone
          title={title}
          hint={hint}
          accept={accepted[kind]}
          multiple={atMost > 1}
          messages={messages}
          onFiles={chosen => void send(chosen.slice(0, room))}
        />
      ) : (
        atMost > 1 && (
          <Text size="small" tone={3}>
            {hint}
          </Text>
        )
      )}
    </Stack>
  )
}

function StoredFile({ file: { id, name, bytes: size } }: { file: CustomAppFile }) {
  const t = useCustomAppWords()
  const { bytes } = useFormats()
  const { mutate, isPending } = useCall(deleteCustomAppFile)
  return (
    <Row as="li" gap={12}>
      <Stack grow gap={2}>
        <Ellipsis weight={500}>{name}</Ellipsis>
        <Row gap={8}>
          <Text as="span" size="small" tone={3}>
            {bytes(size)}
          </Text>
          <Badge bare icon={IconLock}>
            {t('sealed')}
          </Badge>
        </Row>
      </Stack>
      <IconButton label={t('removeFile', { name })} icon={IconTrash} disabled={isPending} onClick={() => mutate({ id })} />
    </Row>
  )
}

function Sending({ name, upload }: { name: string; upload: FileUpload }) {
  const progress = useUpload(upload)
  const share = progress?.bytes ? progress.sent / progress.bytes : 0
  return <UploadRow name={name} state="sending" share={share} onRemove={() => upload.cancel()} />
}
