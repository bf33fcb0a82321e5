/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the text is typed into the heading or paragraph that it is on the page */
import { cellIn, type PageElement, type TextMark } from '@allenio/domain/storefront'
import { newId } from '@allenio/domain/ids'
import { useEffect, useRef, type ElementType, type FormEvent, type KeyboardEvent } from 'react'
import { useStored } from '#lib/store'
import { useEditor } from '../session.ts'
import { propsOf } from './element-props.ts'

interface EditedTextProps {
  tag: ElementType
  node: PageElement
  mark: TextMark
}

/** A text of the page that is typed into where it stands. The browser holds the words while somebody types. */
export function EditedText({ tag: Tag, node, mark }: EditedTextProps) {
  const { set, language } = useEditor()
  const shownLanguage = useStored(language)
  const field = useRef<HTMLSpanElement>(null)
  const gestureId = useRef(newId())
  const text = node.children.filter(child => typeof child === 'string').join('')
  const cell = mark.hasLanguages ? cellIn(mark.cell, shownLanguage) : mark.cell
  useEffect(() => {
    const element = field.current
    const isTyping = element?.getRootNode() instanceof ShadowRoot && (element.getRootNode() as ShadowRoot).activeElement === element
    if (element && !isTyping && element.textContent !== text) element.textContent = text
  }, [text])
  const write = (event: FormEvent<HTMLElement>) => {
    const typedText = event.currentTarget.innerText.replaceAll('\r', '')
    const newText = typedText.slice(0, mark.most)
    if (newText !== typedText) event.currentTarget.textContent = newText
    set(mark.rowId, { [cell]: newText.trim() === '' ? undefined : newText.trim() }, gestureId.current)
  }
  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    // keys of the app, such as letters that open a page, are not meant while somebody types
    event.stopPropagation()
    if (event.key === 'Escape' || (event.key === 'Enter' && !mark.isLong && !event.nativeEvent.isComposing)) {
      event.preventDefault()
      event.currentTarget.blur()
    }
  }
  return (
    <Tag {...propsOf(node)}>
      <span
        ref={field}
        contentEditable="plaintext-only"
        suppressContentEditableWarning
        role="textbox"
        tabIndex={0}
        aria-label={mark.hint}
        aria-multiline={mark.isLong}
        data-hint={mark.hint}
        data-preset={mark.isPreset || undefined}
        data-undo="document"
        spellCheck
        onFocus={() => {
          gestureId.current = newId()
        }}
        onInput={write}
        onBlur={() => {
          if (field.current?.textContent?.trim() === '') field.current.textContent = ''
        }}
        onKeyDown={keyDown}
      />
    </Tag>
  )
}
