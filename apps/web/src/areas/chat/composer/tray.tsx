import type { ChatAttachment } from '@allenio/contract/chat-desk'
import { IconPaperclip, IconPlayerPlayFilled, IconX } from '@tabler/icons-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useFormats } from '#lib/formats'
import { kindOfFile } from '#lib/uploads'
import { IconButton } from '#ui/icon-button'
import { useComposerWords } from './words.ts'
import css from './composer.module.css'

interface TrayProps {
  files: readonly File[]
  onRemove: (file: File) => void
  /** A file of the team's own library. */
  attached: ChatAttachment | undefined
  onDetach: () => void
}

/** The files that go with the next message. */
export function Tray({ files, onRemove, attached, onDetach }: TrayProps) {
  const t = useComposerWords()
  const { bytes } = useFormats()
  if (files.length === 0 && !attached) return null
  return (
    <ul className={css.tray} aria-label={t('tray')}>
      {attached && (
        <TrayItem name={attached.name} size={bytes(attached.file.bytes)} onRemove={onDetach}>
          <span className={css.pickedThumb} aria-hidden>
            {attached.file.thumbUrl ? <img src={attached.file.thumbUrl} alt="" /> : <IconPaperclip stroke={1.5} />}
          </span>
        </TrayItem>
      )}
      {files.map((file, index) => (
        <TrayItem key={`${file.name} ${index}`} name={file.name} size={bytes(file.size)} onRemove={() => onRemove(file)}>
          <Thumb file={file} />
        </TrayItem>
      ))}
    </ul>
  )
}

interface TrayItemProps {
  name: string
  size: string
  onRemove: () => void
  children: ReactNode
}

function TrayItem({ name, size, onRemove, children }: TrayItemProps) {
  const t = useComposerWords()
  return (
    <li className={css.picked}>
      {children}
      <span className={css.pickedWords}>
        <span className={css.pickedName}>{name}</span>
        <span className={css.pickedSize}>{size}</span>
      </span>
      <IconButton label={t('removeFile', { name })} icon={IconX} size="small" onClick={onRemove} />
    </li>
  )
}

function Thumb({ file }: { file: File }) {
  const kind = kindOfFile(file)
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (kind !== 'image') return
    const objectUrl = URL.createObjectURL(file)
    // an object URL keeps its file in memory until it is revoked
    // oxlint-disable-next-line react/set-state-in-effect
    setUrl(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [file, kind])
  return (
    <span className={css.pickedThumb} aria-hidden>
      {url ? <img src={url} alt="" /> : kind === 'video' ? <IconPlayerPlayFilled /> : <IconPaperclip stroke={1.5} />}
    </span>
  )
}
