import type { ChatAttachment } from '@allenio/contract/chat-desk'
import { IconDownload, IconEye } from '@tabler/icons-react'
import { useFormats } from '#lib/formats'
import { FileMark } from '#ui/file-mark'
import { List, ListRow } from '#ui/list'
import type { MenuItem } from '#ui/menu'
import { RecordActions } from '#ui/row-actions'
import { Text } from '#ui/text'
import { useDeskWords } from '../words.ts'
import { useDeleteAttachment } from './data.ts'

interface AttachmentListProps {
  attachments: readonly ChatAttachment[]
  /** A press adds the file to a message; without it a press opens the file. */
  onChoose: ((attachment: ChatAttachment) => void) | undefined
  /** Opens the gallery at a picture or film. */
  onShow: (id: string) => void
}

export function AttachmentList({ attachments, onChoose, onShow }: AttachmentListProps) {
  const t = useDeskWords()
  const { bytes, ago } = useFormats()
  const deleteAttachment = useDeleteAttachment()
  const open = ({ id, file }: ChatAttachment) => {
    if (file.kind === 'other') globalThis.open(file.url, '_blank', 'noopener')
    else onShow(id)
  }
  const items = (attachment: ChatAttachment): MenuItem[] => [
    { label: t('open'), icon: IconEye, onClick: () => open(attachment) },
    { label: t('download'), icon: IconDownload, onClick: () => download(attachment) },
  ]
  return (
    <List label={t('library')}>
      {attachments.map(attachment => {
        const { id, name, file, addedBy, createdAt, may } = attachment
        return (
          <ListRow
            key={id}
            title={
              <Text as="span" size="inherit" tone="inherit" lines={2}>
                {name}
              </Text>
            }
            lead={<FileMark file={file} large />}
            sub={[bytes(file.bytes), addedBy, ago(createdAt)].filter(Boolean).join(' · ')}
            onClick={() => (onChoose ? onChoose(attachment) : open(attachment))}
            actions={
              <RecordActions name={name} items={() => items(attachment)} remove={may.delete && (() => void deleteAttachment(attachment))} />
            }
          />
        )
      })}
    </List>
  )
}

function download({ file: { url }, name }: ChatAttachment): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}
