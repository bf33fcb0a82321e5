import { useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { classes } from '#ui/classes'
import { FieldError } from '#ui/field'
import { documentOf, linesOf } from '#ui/rich-text'
import type { RichDocument } from '#ui/rich-text'
import { VisuallyHidden } from '#ui/visually-hidden'
import { actOf } from './keys.ts'
import { LinkBar } from './link-bar.tsx'
import css from './rich-text-editor.module.css'
import { openSurface } from './surface.ts'
import type { Surface, SurfaceState } from './surface.ts'
import { Toolbar } from './toolbar.tsx'

export type RichTextEditorProps = {
  label: string
  labelHidden?: boolean | undefined
  hint?: ReactNode
  error?: string | undefined
  placeholder?: string | undefined
  /** as it begins; whoever wants another draws the editor anew */
  start: RichDocument
  onChange: (document: RichDocument) => void
  /** Ctrl S and Ctrl Enter */
  onSubmit?: (() => void) | undefined
  /** has the focus when it comes */
  focused?: boolean | undefined
  /** as much room as a page has, rather than a field's */
  large?: boolean | undefined
}

const nothingChosen: SurfaceState = {
  styles: [], kind: undefined, link: undefined, hasChoice: false, mayUndo: false, mayRedo: false, isEmpty: false,
}
const none = () => () => undefined

/** Writes a document of headings, lists, links and four looks of words. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, labelHidden, hint, error, placeholder, start, onChange, onSubmit, focused, large } = props
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [first] = useState(start)
  const [surface, setSurface] = useState<Surface>()
  const [isLinking, setLinking] = useState(false)
  const state = useSyncExternalStore(surface?.subscribe ?? none, surface?.state ?? (() => nothingChosen))
  const changed = useEffectEvent(onChange)
  const beginsHere = useEffectEvent(() => focused ?? false)

  useEffect(() => {
    if (!root.current) return
    const opened = openSurface(root.current, { lines: linesOf(first), onChange: (lines) => changed(documentOf(lines)) })
    setSurface(opened)
    if (beginsHere()) opened.focus()
    return opened.close
  }, [first])

  const back = () => {
    setLinking(false)
    surface?.focus()
  }
  const keyDown = (event: KeyboardEvent) => {
    const act = surface && actOf(event.nativeEvent, { surface, onLink: () => setLinking(true), onSubmit })
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  const title = <span id={`${id}-label`} className={css.label}>{label}</span>
  return (
    <div className={css.field}>
      {labelHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      <div className={classes(css.frame, large && css.large, error && css.wrong)} data-focus-frame>
        <Toolbar surface={surface} state={state} isLinking={isLinking} onLink={() => setLinking(!isLinking)} controls={`${id}-words`} />
        {isLinking && (
          <LinkBar
            key={state.link} link={state.link} onClose={back}
            onLink={(href) => {
              surface?.link(href)
              back()
            }}
          />
        )}
        <div className={css.paper}>
          {placeholder && state.isEmpty && <p className={css.placeholder} aria-hidden>{placeholder}</p>}
          <div
            ref={root} id={`${id}-words`} className={css.words} contentEditable suppressContentEditableWarning spellCheck
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no field of the browser's shows headings and lists
            role="textbox" tabIndex={0} aria-multiline aria-labelledby={`${id}-label`} aria-placeholder={placeholder}
            aria-describedby={error || hint ? `${id}-more` : undefined} aria-invalid={error ? true : undefined}
            onKeyDown={keyDown}
          />
        </div>
      </div>
      {error ? <FieldError id={`${id}-more`}>{error}</FieldError> : hint && <div id={`${id}-more`} className={css.hint}>{hint}</div>}
    </div>
  )
}
