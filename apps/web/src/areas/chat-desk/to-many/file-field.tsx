import { IconFolder, IconPaperclip, IconX } from '@tabler/icons-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { FieldError } from '#ui/field'
import { FileLine } from '#ui/file-mark'
import { IconButton } from '#ui/icon-button'
import { UploadRow } from '#ui/upload-row'
import type { UploadState } from '#ui/upload-row'
import { useDeskWords } from '../words.ts'
import css from '../desk.module.css'
import type { AttachedFile } from './use-attached-file.ts'

const AttachmentsPanel = lazy(async () => ({ default: (await import('../attachments/panel.tsx')).AttachmentsPanel }))

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
  const t = useDeskWords()
  const { bytes } = useFormats()
  const fileInput = useRef<HTMLInputElement>(null)
  const [isLibraryOpen, setLibraryOpen] = useState(false)
  const { attached, progress, error, attachDeviceFile, attachLibraryFile, detach } = file
  return (
    <div className={css.carried}>
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
          action={!isLocked && <IconButton size="small" label={t('removeFile')} icon={<IconX />} onClick={detach} />}
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
        <div className={css.buttons}>
          <Button size="small" icon={<IconPaperclip stroke={1.5} />} onClick={() => fileInput.current?.click()}>
            {t('attachDevice')}
          </Button>
          <Button size="small" icon={<IconFolder stroke={1.5} />} onClick={() => setLibraryOpen(true)}>
            {t('attachLibrary')}
          </Button>
        </div>
      )}
      {error && <FieldError>{error}</FieldError>}
      {isLibraryOpen && (
        <Suspense>
          <AttachmentsPanel
            onClose={() => setLibraryOpen(false)}
            onChoose={attachment => {
              attachLibraryFile(attachment)
              setLibraryOpen(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
