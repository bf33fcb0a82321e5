import { IconDownload, IconEye, IconPaperclip, IconPlayerPlayFilled, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { classes } from '#ui/classes'
import { IconButton, IconLink } from '#ui/icon-button'
import { useWords } from '#ui/words'
import { CoverImage } from '#ui/cover-image'
import { Gallery } from '#ui/gallery'
import css from './file-preview.module.css'
import { Text } from '#ui/text'

export const fileKinds = ['image', 'video', 'link', 'other'] as const
export type FileKind = (typeof fileKinds)[number]

export type PreviewedFile = { kind: FileKind; url: string; thumbUrl?: string | null | undefined; name: string; detail?: string | undefined }

export interface FilePreviewProps {
  file: PreviewedFile
  /** opens the gallery of the page; without it the file opens alone */
  onOpen?: (() => void) | undefined
  download?: boolean
  onDelete?: (() => void) | undefined
  /** shows only the picture, for a grid of media */
  tile?: boolean
}

/** Pictures and videos open in the gallery, links have an eye, all other files have a paperclip. */
export function FilePreview({ file, onOpen, download, onDelete, tile }: FilePreviewProps) {
  const words = useWords()
  const [alone, setAlone] = useState(false)
  const isMedia = file.kind === 'image' || file.kind === 'video'
  const open = onOpen ?? (() => setAlone(true))
  return (
    <div className={classes(css.preview, tile && css.tile)}>
      {isMedia ? (
        <button type="button" className={css.thumb} onClick={open} aria-label={`${words.open} ${file.name}`}>
          <Thumb file={file} />
        </button>
      ) : (
        <span className={css.thumb}>
          <IconPaperclip stroke={1.5} aria-hidden />
        </span>
      )}
      {!tile && (
        <>
          <span className={css.words}>
            <span className={css.name}>{file.name}</span>
            {file.detail && (
              <Text as="span" size="small" tone={3}>
                {file.detail}
              </Text>
            )}
          </span>
          {file.kind === 'link' && (
            <IconLink label={`${words.open} ${file.name}`} icon={IconEye} href={file.url} target="_blank" rel="noreferrer" />
          )}
          {download && file.kind !== 'link' && (
            <IconLink label={`${words.download} ${file.name}`} icon={IconDownload} href={file.url} download={file.name} />
          )}
          {onDelete && <IconButton label={`${words.delete} ${file.name}`} icon={IconTrash} kind="danger" onClick={onDelete} />}
        </>
      )}
      {isMedia && !onOpen && alone && (
        <Gallery
          items={[
            {
              id: file.url,
              kind: file.kind === 'video' ? 'video' : 'image',
              url: file.url,
              alt: file.name,
              fileName: download ? file.name : undefined,
            },
          ]}
          shown={file.url}
          onShow={() => setAlone(false)}
        />
      )}
    </div>
  )
}

function Thumb({ file }: { file: PreviewedFile }): ReactNode {
  const picture = file.thumbUrl ?? (file.kind === 'image' ? file.url : undefined)
  return (
    <>
      {picture && <CoverImage src={picture} loading="lazy" decoding="async" />}
      {file.kind === 'video' && (
        <span className={css.play}>
          <IconPlayerPlayFilled aria-hidden />
        </span>
      )}
    </>
  )
}
