import { Suspense, useId } from 'react'
import type { ReactNode } from 'react'
import { suspendingPart } from '#lib/lazy-part'
import { classes } from '#ui/classes'
import { FieldError } from '#ui/field'
import { RichText } from '#ui/rich-text'
import type { RichDocument } from '#ui/rich-text'
import { VisuallyHidden } from '#ui/visually-hidden'
import css from './rich-text-editor.module.css'

const Editor = suspendingPart(() => import('./editor.tsx'), 'Editor')

export interface RichTextEditorProps {
  label: string
  labelHidden?: boolean | undefined
  hint?: ReactNode
  error?: string | undefined
  placeholder?: string | undefined
  /** read only once: another start document needs another key */
  start: RichDocument
  onChange: (document: RichDocument) => void
  /** Ctrl S and Ctrl Enter */
  onSubmit?: (() => void) | undefined
  /** takes the focus when it appears */
  isFocused?: boolean | undefined
  /** as high as a page allows, rather than a field */
  large?: boolean | undefined
}

/** A field for a document of headings, lists, links and four text styles. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, labelHidden, hint, error, placeholder, start, onChange, onSubmit, isFocused = false, large } = props
  const id = useId()
  const [labelId, moreId] = [`${id}-label`, `${id}-more`]
  const title = (
    <span id={labelId} className={css.label}>
      {label}
    </span>
  )
  return (
    <div className={css.field}>
      {labelHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      <div className={classes(css.frame, large && css.large, error && css.wrong)} data-focus-frame>
        {/* what is written already can be read until the editor has come */}
        <Suspense
          fallback={
            <>
              <div className={css.tools} />
              <RichText document={start} className={css.words} />
            </>
          }>
          <Editor
            id={`${id}-words`}
            labelId={labelId}
            describedBy={error || hint ? moreId : undefined}
            isInvalid={Boolean(error)}
            {...{ placeholder, start, onChange, onSubmit, isFocused }}
          />
        </Suspense>
      </div>
      {error ? (
        <FieldError id={moreId}>{error}</FieldError>
      ) : (
        hint && (
          <div id={moreId} className={css.hint}>
            {hint}
          </div>
        )
      )}
    </div>
  )
}
