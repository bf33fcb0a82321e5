import { useMergedRef } from '@mantine/hooks'
import { useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent, Ref, TextareaHTMLAttributes } from 'react'
import { classes } from '#ui/classes'
import { control } from '#ui/control'
import { Field } from '#ui/field'
import type { FieldProps } from '#ui/field'
import css from './text-area.module.css'
import { useTextLimit } from './use-text-limit.ts'

export type TextAreaProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'children' | 'rows'> & {
    minRows?: number
    /** pixels; a longer text scrolls */
    maxHeight?: number | undefined
    /** called by Enter on a device with a keyboard, where Shift+Enter adds a line; else Enter adds one, and Ctrl+Enter sends the form */
    onEnter?: (() => void) | undefined
    ref?: Ref<HTMLTextAreaElement>
  }

const hasKeyboard = () => window.matchMedia('(hover: hover) and (pointer: fine)').matches

function fit(area: HTMLTextAreaElement | null, maxHeight: number | undefined) {
  if (!area) return
  area.style.height = 'auto'
  const contentHeight = area.scrollHeight
  area.style.height = `${maxHeight ? Math.min(contentHeight, maxHeight) : contentHeight}px`
}

/** The button itself is pressed: it may stand outside of the form, be busy, or have to wait. */
const pressSubmit = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])]
    .find((each): each is HTMLButtonElement => each instanceof HTMLButtonElement && each.type === 'submit')
    ?.click()

export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, hint, error, optional, action, id, ...own } = props
  const { minRows = 3, maxHeight, onEnter, className, onInput, onKeyDown, ref, ...area } = own
  const element = useRef<HTMLTextAreaElement>(null)
  const attach = useMergedRef(element, ref)
  useLayoutEffect(() => fit(element.current, maxHeight), [area.value, maxHeight])
  useLayoutEffect(() => {
    const area = element.current
    if (!area) return
    let width = area.clientWidth
    // in a narrower field the same words need more lines
    const resized = new ResizeObserver(() => {
      if (area.clientWidth === width) return
      width = area.clientWidth
      fit(area, maxHeight)
    })
    resized.observe(area)
    return () => resized.disconnect()
  }, [maxHeight])

  const keyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event)
    // Enter also confirms a word that is still being composed (accents, Asian scripts), so it must not send
    const sends = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && !event.defaultPrevented
    if (!sends) return
    if (onEnter && hasKeyboard()) onEnter()
    // outside of a form the page may have a use for it
    else if ((event.ctrlKey || event.metaKey) && event.currentTarget.form) pressSubmit(event.currentTarget.form)
    else return
    event.preventDefault()
  }
  const limit = useTextLimit(element, area.maxLength, area.value)
  const hintAndCounter = limit.counter ? (
    <>
      {hint}
      <div className={css.counter}>{limit.counter}</div>
    </>
  ) : (
    hint
  )
  return (
    <Field {...{ label, labelHidden, hint: hintAndCounter, error: error ?? limit.error, optional, action, id }}>
      {wiring => (
        <div className={classes(control.control, css.frame, className)}>
          <textarea
            {...area}
            {...wiring}
            ref={attach}
            rows={minRows}
            className={css.area}
            onKeyDown={keyDown}
            onInput={event => {
              fit(event.currentTarget, maxHeight)
              onInput?.(event)
            }}
          />
        </div>
      )}
    </Field>
  )
}
