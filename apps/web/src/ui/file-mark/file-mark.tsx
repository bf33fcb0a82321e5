import { IconFile, IconFileText, IconFileTypePdf, IconFileZip, IconMusic, IconPlayerPlayFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormats } from '#lib/formats'
import { classes } from '#ui/classes'
import { CoverImage } from '#ui/cover-image'
import { Ellipsis, Text } from '#ui/text'
import css from './file-mark.module.css'

type Marked = { kind: 'image' | 'video' | 'other'; mimeType: string; thumbUrl: string | null }

export type FileMarkProps = { file: Marked; large?: boolean }

/** The picture in small, or an icon for the kind of file. */
export function FileMark({ file: { kind, thumbUrl, mimeType }, large }: FileMarkProps) {
  return (
    <span className={classes(css.mark, large && css.large)} aria-hidden>
      {thumbUrl ? (
        <CoverImage src={thumbUrl} loading="lazy" decoding="async" />
      ) : kind === 'video' ? (
        <IconPlayerPlayFilled />
      ) : (
        iconOf(mimeType)
      )}
    </span>
  )
}

function iconOf(mimeType: string): ReactNode {
  if (mimeType === 'application/pdf') return <IconFileTypePdf stroke={1.5} />
  if (mimeType.startsWith('audio/')) return <IconMusic stroke={1.5} />
  if (/zip|compressed|tar/.test(mimeType)) return <IconFileZip stroke={1.5} />
  const isText = mimeType.startsWith('text/') || /word|document/.test(mimeType)
  return isText ? <IconFileText stroke={1.5} /> : <IconFile stroke={1.5} />
}

export interface FileLineProps {
  file: Marked & { name: string; bytes: number }
  /** at the right: a button that removes the file */
  action?: ReactNode
}

/** A file as a line of text: its kind, name and size. */
export function FileLine({ file, action }: FileLineProps) {
  const { bytes } = useFormats()
  return (
    <span className={css.line}>
      <FileMark file={file} />
      <Ellipsis>{file.name}</Ellipsis>
      <Text as="span" size="inherit" tone={3} className={css.size}>
        {bytes(file.bytes)}
      </Text>
      {action}
    </span>
  )
}
