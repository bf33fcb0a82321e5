import { IconFolder, IconPaperclip, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { FieldError } from '#ui/field'
import { FileLine } from '#ui/file-mark'
import { IconButton } from '#ui/icon-button'
import { Row, Stack } from '#ui/layout'
import { UploadRow } from '#ui/upload-row'
import type { UploadState } from '#ui/upload-row'
import { AttachmentsPanel } from '../attachments/panel.tsx'
import type { AttachedFile } from './use-attached-file.ts'
import { useToManyWords } from './words.ts'

const rowState = {
  sending: 'sending',
  paused: 'paused',
  'waiting for connection': 'waiting',
  'waiting for space': 'waiting',
  done: 'done',
  failed: 'failed',
  cancelled: 'failed',
} as const satisfies Record<string, UploadState>

/** One file for all recipients: from the device, the library, or the forwarded message. */
export function FileField({ file, isLocked }: { file: AttachedFile; isLocked: boolean }) {
  const t = useToManyWords()
  const { bytes } = useFormats()
  const fileInput = useRef<HTMLInputElement>(null)
  const [isLibraryOpen, setLibraryOpen] = useState(false)
  const { attached, progress, error, attachDeviceFile, attachLibraryFile, detach } = file
  return (
    <Stack gap={8}>
      <input
        ref={fileInput}
        type="file"
        hidden
        aria-label={t('attach')}
        onChange={({ target }) => {
          const [picked] = target.files ?? []
          if (picked) attachDeviceFile(picked)
          target.value = ''
        }}
      />
      {(attached?.kind === 'library' || attached?.kind === 'forwarded') && (
        <FileLine
          file={attached.kind === 'forwarded' ? attached.file : { ...attached.attachment.file, name: attached.attachment.name }}
          action={!isLocked && <IconButton size="small" label={t('removeFile')} icon={IconX} onClick={detach} />}
        />
      )}
      {attached?.kind === 'device' && (
        <UploadRow
          name={attached.file.name}
          detail={bytes(attached.file.size)}
          state={rowState[progress?.state ?? 'sending']}
          share={(progress?.sent ?? 0) / Math.max(1, attached.file.size)}
          error={progress?.error}
          onPause={attached.upload.pause}
          onResume={attached.upload.resume}
          onRetry={attached.upload.resume}
          {...(!isLocked && { onRemove: detach })}
        />
      )}
      {!attached && !isLocked && (
        <Row gap={8} wrap>
          <Button size="small" icon={IconPaperclip} onClick={() => fileInput.current?.click()}>
            {t('attachDevice')}
          </Button>
          <Button size="small" icon={IconFolder} onClick={() => setLibraryOpen(true)}>
            {t('attachLibrary')}
          </Button>
        </Row>
      )}
      {error && <FieldError>{error}</FieldError>}
      {isLibraryOpen && (
        <AttachmentsPanel
          onClose={() => setLibraryOpen(false)}
          onChoose={attachment => {
            attachLibraryFile(attachment)
            setLibraryOpen(false)
          }}
        />
      )}
    </Stack>
  )
}
