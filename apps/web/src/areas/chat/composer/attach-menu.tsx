import { IconCamera, IconFile, IconPaperclip, IconPhoto } from '@tabler/icons-react'
import { useRef, type ChangeEvent } from 'react'
import { useIsMobile } from '#lib/device'
import { IconButton } from '#ui/icon-button'
import { Menu, type MenuItem } from '#ui/menu'
import { useComposerWords } from './words.ts'

interface AttachMenuProps {
  onFiles: (files: readonly File[]) => void
  /** Other places from which something can be added. */
  more?: MenuItem[]
}

/** Chooses files from the camera, the photos or the files of the device. */
export function AttachMenu({ onFiles, more = [] }: AttachMenuProps) {
  const t = useComposerWords()
  const isMobile = useIsMobile()
  const media = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const any = useRef<HTMLInputElement>(null)
  const takeFiles = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(currentTarget.files ?? [])])
    // otherwise the same file could not be chosen again
    currentTarget.value = ''
  }
  const items: MenuItem[] = [
    ...(isMobile ? [{ label: t('camera'), icon: IconCamera, onClick: () => camera.current?.click() }] : []),
    { label: t('pickMedia'), icon: IconPhoto, onClick: () => media.current?.click() },
    { label: t('pickFile'), icon: IconFile, onClick: () => any.current?.click() },
    ...more,
  ]
  const hidden = { type: 'file', hidden: true, tabIndex: -1, onChange: takeFiles } as const
  return (
    <>
      <Menu items={items} side="top-start">
        <IconButton label={t('attach')} icon={IconPaperclip} />
      </Menu>
      <input {...hidden} ref={media} accept="image/*,video/*" multiple data-testid="chat-media" />
      <input {...hidden} ref={camera} accept="image/*,video/*" capture="environment" />
      <input {...hidden} ref={any} multiple data-testid="chat-files" />
    </>
  )
}
