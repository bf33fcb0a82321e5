import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { RichDocument } from '#ui/rich-text'
import { setLink } from './commands.ts'
import { LinkBar } from './link-bar.tsx'
import css from './rich-text-editor.module.css'
import { openSurface } from './surface.ts'
import type { Surface, SurfaceState } from './surface.ts'
import { Toolbar } from './toolbar.tsx'

export interface EditorProps {
  id: string
  labelId: string
  /** the id of the hint or the error */
  describedBy: string | undefined
  isInvalid: boolean
  placeholder: string | undefined
  start: RichDocument
  onChange: (document: RichDocument) => void
  onSubmit: (() => void) | undefined
  isFocused: boolean
}

const stateBefore: SurfaceState = { styles: [], kind: undefined, link: undefined, mayUndo: false, mayRedo: false, isEmpty: false }
const never = () => () => undefined

/** The toolbar and the text area. It needs the editor library, so it is loaded only when somebody writes. */
export function Editor({ id, labelId, describedBy, isInvalid, placeholder, start, onChange, onSubmit, isFocused }: EditorProps) {
  const element = useRef<HTMLDivElement>(null)
  const [first] = useState(start)
  const [surface, setSurface] = useState<Surface>()
  const [isLinking, setLinking] = useState(false)
  const state = useSyncExternalStore(surface?.subscribe ?? never, surface?.state ?? (() => stateBefore))
  const changed = useEffectEvent(onChange)
  const submit = useEffectEvent(() => {
    onSubmit?.()
    return onSubmit !== undefined
  })
  const openLink = useEffectEvent(() => setLinking(true))
  const takesFocus = useEffectEvent(() => isFocused && !isInField(document.activeElement))

  useEffect(() => {
    if (!element.current) return
    const opened = openSurface(element.current, { document: first, onChange: changed, submit, openLink })
    setSurface(opened)
    if (takesFocus()) opened.focus()
    return opened.close
  }, [first])

  const closeLink = () => {
    setLinking(false)
    surface?.focus()
  }
  return (
    <>
      <Toolbar surface={surface} state={state} isLinking={isLinking} onLink={() => setLinking(!isLinking)} controls={id} />
      {isLinking && (
        <LinkBar
          key={state.link}
          link={state.link}
          onClose={closeLink}
          onLink={href => {
            surface?.run(setLink(href))
            closeLink()
          }}
        />
      )}
      <div className={css.paper}>
        {placeholder && state.isEmpty && (
          <p className={css.placeholder} aria-hidden>
            {placeholder}
          </p>
        )}
        <div
          ref={element}
          id={id}
          className={css.words}
          spellCheck
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no field of the browser's shows headings and lists
          role="textbox"
          tabIndex={0}
          aria-multiline
          aria-labelledby={labelId}
          aria-placeholder={placeholder}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
        />
      </div>
    </>
  )
}

/** If the person has moved to another field while the editor was loading, the focus stays there. */
const isInField = (element: Element | null): boolean => element?.matches('input, textarea, select, [role="textbox"]') ?? false
