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
import type { CarriedFile } from './use-carried.ts'

const AttachmentsPanel = lazy(async () => ({ default: (await import('../attachments/panel.tsx')).AttachmentsPanel }))

const shownState = {
  sending: 'sending',
  paused: 'paused',
  'waiting for connection': 'waiting',
  'waiting for space': 'waiting',
  done: 'done',
  failed: 'failed',
  cancelled: 'failed',
} as const satisfies Record<string, UploadState>

/** One file for all recipients: from the device, the library, or the forwarded message. */
export function CarriedField({ file, isLocked }: { file: CarriedFile; isLocked: boolean }) {
  const t = useDeskWords()
  const { bytes } = useFormats()
  const chooser = useRef<HTMLInputElement>(null)
  const [isLibraryOpen, setLibraryOpen] = useState(false)
  const { carried, progress, error, take, choose, drop } = file
  return (
    <div className={css.carried}>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={t('attach')}
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) take(chosen)
          target.value = ''
        }}
      />
      {(carried?.kind === 'library' || carried?.kind === 'forwarded') && (
        <FileLine
          file={carried.kind === 'forwarded' ? carried.file : { ...carried.attachment.file, name: carried.attachment.name }}
          action={!isLocked && <IconButton size="small" label={t('removeFile')} icon={<IconX />} onClick={drop} />}
        />
      )}
      {carried?.kind === 'device' && (
        <UploadRow
          name={carried.file.name}
          detail={bytes(carried.file.size)}
          state={shownState[progress?.state ?? 'sending']}
          share={(progress?.sent ?? 0) / Math.max(1, carried.file.size)}
          error={progress?.error}
          onPause={carried.upload.pause}
          onResume={carried.upload.resume}
          onRetry={carried.upload.resume}
          {...(!isLocked && { onRemove: drop })}
        />
      )}
      {!carried && !isLocked && (
        <div className={css.buttons}>
          <Button size="small" icon={<IconPaperclip stroke={1.5} />} onClick={() => chooser.current?.click()}>
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
              choose(attachment)
              setLibraryOpen(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
