import type { ChatAttachment } from '@allenio/contract/chat-desk'
import { IconPaperclip, IconPlayerPlayFilled, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormats } from '#lib/formats'
import { kindOfFile } from '#lib/uploads'
import { Icon } from '#ui/icon'
import { IconButton } from '#ui/icon-button'
import { Row, Stack } from '#ui/layout'
import { Ellipsis, Text } from '#ui/text'
import { CoverImage } from '#ui/cover-image'
import { useObjectUrl } from '../thread/use-object-url.ts'
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
    <Row as="ul" gap={8} align="stretch" className={css.tray} aria-label={t('tray')}>
      {attached && (
        <TrayItem name={attached.name} size={bytes(attached.file.bytes)} onRemove={onDetach}>
          {attached.file.thumbUrl ? <CoverImage src={attached.file.thumbUrl} /> : <Icon of={IconPaperclip} />}
        </TrayItem>
      )}
      {files.map((file, index) => (
        <TrayItem key={`${file.name} ${index}`} name={file.name} size={bytes(file.size)} onRemove={() => onRemove(file)}>
          <Thumb file={file} />
        </TrayItem>
      ))}
    </Row>
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
    <Row as="li" gap={8} className={css.item}>
      <span className={css.thumb} aria-hidden>
        {children}
      </span>
      <Stack as="span" className={css.words}>
        <Ellipsis>{name}</Ellipsis>
        <Text as="span" size="small" tone={3}>
          {size}
        </Text>
      </Stack>
      <IconButton label={t('removeFile', { name })} icon={IconX} size="small" onClick={onRemove} />
    </Row>
  )
}

function Thumb({ file }: { file: File }) {
  const kind = kindOfFile(file)
  const url = useObjectUrl(kind === 'image' ? file : undefined)
  return url ? <CoverImage src={url} /> : <Icon of={kind === 'video' ? IconPlayerPlayFilled : IconPaperclip} />
}
