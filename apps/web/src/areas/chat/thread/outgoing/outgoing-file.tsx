import { useFormats } from '#lib/formats'
import { discardWrite, pauseWrite, resumeWrite, useWriteProgress } from '#lib/offline'
import { kindOfFile } from '#lib/uploads'
import { UploadRow } from '#ui/upload-row'
import type { Outgoing } from './outgoing-messages.ts'
import { useThreadWords } from '../words.ts'
import css from '../bubble.module.css'
import { useObjectUrl } from '../use-object-url.ts'

/** A file on its way: how far it is, hold it, let it go on, call it off. */
export function OutgoingFile({ outgoing, file }: { outgoing: Outgoing; file: File }) {
  const t = useThreadWords()
  const { bytes } = useFormats()
  const { writeId, isPaused, refusal, voice } = outgoing
  const progress = useWriteProgress(writeId)
  const picture = useObjectUrl(kindOfFile(file) === 'image' ? file : undefined)
  const sent = progress?.sent ?? 0
  const detail = progress ? t('sentOf', { sent: bytes(sent), all: bytes(file.size) }) : bytes(file.size)
  return (
    <div className={css.upload}>
      {picture && <img src={picture} alt="" className={css.preview} decoding="async" />}
      <UploadRow
        name={voice ? t('voice') : file.name}
        detail={detail}
        share={sent / Math.max(1, file.size)}
        state={refusal !== undefined ? 'waiting' : isPaused ? 'paused' : progress ? 'sending' : 'waiting'}
        onPause={() => void pauseWrite(writeId)}
        onResume={() => void resumeWrite(writeId)}
        {...(refusal === undefined && { onRemove: () => void discardWrite(writeId) })}
      />
    </div>
  )
}
