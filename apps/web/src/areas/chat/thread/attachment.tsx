import type { Message } from '@allenio/contract/chat'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useFormats } from '#lib/formats'
import { BareButton } from '#ui/layout'
import { FilePreview } from '#ui/file-preview'
import { CoverImage } from '#ui/cover-image'
import { useThreadWords } from './words.ts'
import css from './bubble.module.css'
import { useThreadActions } from './actions/thread-actions.ts'
import { VoiceNote } from './voice/voice-note.tsx'
import { clockOf } from './voice/voice-player.ts'

/** The file of a message, shown by its type. */
export function Attachment({ message }: { message: Message }) {
  const { bytes } = useFormats()
  const { type, fileUrl, filename, file, duration, waveform } = message
  if (!fileUrl) return null
  switch (type) {
    case 'text':
      return null
    case 'image':
    case 'video':
      return <Media message={message} />
    case 'voice':
      return <VoiceNote url={fileUrl} duration={duration ?? 0} waveform={waveform ?? []} />
    case 'other':
      return (
        <div className={css.file}>
          <FilePreview
            file={{ kind: 'other', url: fileUrl, name: filename ?? '', detail: file ? bytes(file.bytes) : undefined }}
            download
          />
        </div>
      )
    default:
      return type satisfies never
  }
}

const maxWidth = 280

function Media({ message: { id, type, fileUrl, thumbUrl, filename, file, duration } }: { message: Message }) {
  const t = useThreadWords()
  const { openMedia } = useThreadActions()
  const isVideo = type === 'video'
  const { width, height } = sidesOf(file)
  // the thumbnail is too small for the width at which a picture is shown
  const picture = isVideo ? thumbUrl : fileUrl
  return (
    <BareButton
      className={css.media}
      style={{ width, aspectRatio: `${width} / ${height}` }}
      aria-label={`${isVideo ? t('openVideo') : t('openPhoto')}: ${filename ?? ''}`}
      onClick={() => openMedia(id)}>
      {picture && <CoverImage src={picture} loading="lazy" decoding="async" draggable={false} />}
      {isVideo && (
        <span className={css.play}>
          <IconPlayerPlayFilled aria-hidden />
          {duration !== null && <span className={css.length}>{clockOf(duration)}</span>}
        </span>
      )}
    </BareButton>
  )
}

/** The size is known before the picture is loaded, so that nothing moves when it arrives. */
function sidesOf(file: Message['file']): { width: number; height: number } {
  const { width, height } = file ?? { width: null, height: null }
  if (!width || !height) return { width: maxWidth, height: 180 }
  const scale = Math.min(1, maxWidth / width, 360 / height)
  return { width: Math.max(120, Math.round(width * scale)), height: Math.max(96, Math.round(height * scale)) }
}
