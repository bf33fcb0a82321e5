import { recordFileMaxBytes } from '@allenio/contract/clients'
import type { ShownFile } from '@allenio/contract/files'
import { useFormats } from '#lib/formats'
import type { UploadState } from '#lib/uploads'
import { Dropzone } from '#ui/dropzone'
import { FieldError, FieldSet } from '#ui/field'
import { FilePreview } from '#ui/file-preview'
import { UploadRow } from '#ui/upload-row'
import { useAdviceWords } from './words.ts'
import css from './advices.module.css'
import type { AdviceFileUpload } from './use-file-upload.ts'

const mostMegabytes = Math.floor(recordFileMaxBytes / 1024 ** 2)

const rowStates: Partial<Record<UploadState, 'done' | 'failed' | 'paused' | 'waiting'>> = {
  done: 'done',
  failed: 'failed',
  paused: 'paused',
  'waiting for space': 'waiting',
}

interface FileFieldProps {
  upload: AdviceFileUpload
  /** the one that is there already */
  savedFile: ShownFile | null
  onRemoveSaved: () => void
}

/** The one file of an advice: there already, on its way, or still to be chosen. */
export function FileField({ upload, savedFile, onRemoveSaved }: FileFieldProps) {
  const t = useAdviceWords()
  const { bytes, maxFile } = useFormats()
  const { file, progress, fault } = upload
  return (
    <FieldSet label={t('file')} optional>
      {file && progress ? (
        <div className={css.upload}>
          <UploadRow
            name={file.name}
            share={progress.sent / Math.max(1, file.size)}
            error={progress.error}
            state={rowStates[progress.state] ?? 'sending'}
            detail={
              progress.state === 'done'
                ? t('ready')
                : progress.state === 'waiting for connection'
                  ? t('waiting')
                  : t('sentOf', { sent: bytes(progress.sent), all: bytes(file.size) })
            }
            onPause={upload.pause}
            onResume={upload.resume}
            onRetry={upload.retry}
            onRemove={upload.remove}
          />
        </div>
      ) : savedFile ? (
        <div className={css.file}>
          <FilePreview file={{ ...savedFile, detail: bytes(savedFile.bytes) }} download onDelete={onRemoveSaved} />
        </div>
      ) : (
        <Dropzone title={t('choose')} hint={t('chooseHint', { max: maxFile(mostMegabytes) })} onFiles={upload.take} />
      )}
      {fault && <FieldError>{fault}</FieldError>}
    </FieldSet>
  )
}
