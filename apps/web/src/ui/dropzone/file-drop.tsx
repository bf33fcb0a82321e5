import { IconUpload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { classes } from '#ui/classes'
import { Icon } from '#ui/icon'
import css from './file-drop.module.css'
import { useFileDrop } from './use-file-drop.ts'

interface FileDropProps {
  /** "Lascia qui i file", over the page while files are dragged */
  label: string
  /** undefined where the person may not add files */
  onFiles: ((files: File[]) => void) | undefined
  /** the part is a whole page, which is as high as the window */
  isPage?: boolean
  children: ReactNode
}

/** A part of the page onto which files can be dropped. It says so only while somebody drags them. */
export function FileDrop({ label, onFiles, isPage, children }: FileDropProps) {
  const { isOver, drop } = useFileDrop(onFiles ?? (() => undefined))
  return (
    <div role="presentation" className={classes(css.place, isPage && css.page)} {...drop}>
      {isOver && onFiles && (
        <div className={css.over} aria-hidden>
          <p className={css.label}>
            <Icon of={IconUpload} size={28} />
            {label}
          </p>
        </div>
      )}
      {children}
    </div>
  )
}
