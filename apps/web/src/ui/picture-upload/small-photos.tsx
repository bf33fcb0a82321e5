import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useObjectUrl } from '#lib/device'
import { CoverImage } from '#ui/cover-image'
import { IconButton } from '#ui/icon-button'
import { BareButton, BareList } from '#ui/layout'
import css from './small-photos.module.css'

/** Photos beside each other, as the meals and labels of a phone show them. */
export const SmallPhotos = ({ children }: { children: ReactNode }) => <BareList className={css.strip}>{children}</BareList>

interface SmallPhotoProps {
  deleteLabel: string
  onDelete: () => void
  children: ReactNode
}

/** One of them, which can be deleted. */
export const SmallPhoto = ({ deleteLabel, onDelete, children }: SmallPhotoProps) => (
  <li className={css.photo}>
    {children}
    <IconButton kind="framed" size="small" className={css.delete} label={deleteLabel} icon={IconX} onClick={onDelete} />
  </li>
)

/** A photo of the server, which opens. */
export const StoredPhoto = ({ src, alt, onOpen }: { src: string; alt: string; onOpen: () => void }) => (
  <BareButton className={css.frame} aria-label={alt} onClick={onOpen}>
    <CoverImage src={src} width={96} height={96} loading="lazy" decoding="async" />
  </BareButton>
)

/** A photo that is on this device alone. */
export function LocalPhoto({ file, alt }: { file: File; alt: string }) {
  const url = useObjectUrl(file)
  return <span className={css.frame}>{url && <CoverImage src={url} alt={alt} width={96} height={96} />}</span>
}
