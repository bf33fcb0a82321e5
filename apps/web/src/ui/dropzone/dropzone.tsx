import { IconUpload } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { DragEvent } from 'react'
import { classes } from '#ui/classes'
import { FieldError } from '#ui/field'
import css from './dropzone.module.css'

export interface DropzoneProps {
  /** "Trascina qui le foto o scegli dal dispositivo" */
  title: string
  hint?: string | undefined
  /** the input's `accept` attribute: "image/*,.pdf" */
  accept?: string | undefined
  multiple?: boolean
  disabled?: boolean
  onFiles: (files: File[]) => void
  /** the problems of single files, in words */
  messages?: readonly string[] | undefined
}

export function Dropzone({ title, hint, accept, multiple, disabled, onFiles, messages }: DropzoneProps) {
  const [isOver, setOver] = useState(false)
  const id = useId()
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])]
    if (files.length > 0 && !disabled) onFiles(multiple ? files : files.slice(0, 1))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <div
      role="presentation"
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}>
      <label className={classes(css.zone, isOver && !disabled && css.over, disabled && css.off)}>
        <input
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          aria-label={title}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={event => {
            take(event.currentTarget.files)
            // clears the input, so that the same file can be chosen again after it was refused
            event.currentTarget.value = ''
          }}
        />
        <IconUpload stroke={1.5} aria-hidden />
        <span className={css.title} aria-hidden>
          {title}
        </span>
        {hint && (
          <span id={`${id}-hint`} className={css.hint}>
            {hint}
          </span>
        )}
      </label>
      {messages && messages.length > 0 && (
        <ul className={css.messages}>
          {messages.map(message => (
            <li key={message}>
              <FieldError>{message}</FieldError>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
