/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events --
   no tag shows more than text in an option; the input keeps the focus and hears the keys */
import { useLayoutEffect, useRef, useState } from 'react'
import { classes } from '#ui/classes'
import { Kbd } from '#ui/kbd'
import { Ellipsis, Text } from '#ui/text'
import { TypedParts, type TypedPart } from '#ui/typed-parts'
import css from './cell-input.module.css'
import { keyText } from './key-text.ts'
import { useSheetParts } from './sheet-context.ts'
import type { SheetOption } from './sheet-actions.ts'

interface OptionPanelProps {
  id: string
  options: readonly SheetOption[]
  /** The option that Enter takes; −1 for none. */
  current: number
  reading: readonly (readonly TypedPart[])[]
  onPick: (option: SheetOption) => void
}

/** The options below the cell, or above it where there is no room, and how the typed text is read. The focus stays in the input. */
export function OptionPanel({ id, options, current, reading, onPick }: OptionPanelProps) {
  const { sheet } = useSheetParts()
  const { words } = sheet.state
  const panel = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [isAbove, setAbove] = useState(false)
  useLayoutEffect(() => {
    const box = panel.current?.closest('[role=gridcell]')?.getBoundingClientRect()
    const bottom = sheet.scroller?.getBoundingClientRect().bottom
    const height = panel.current?.offsetHeight
    if (box && bottom !== undefined && height !== undefined) setAbove(box.bottom + height > bottom && box.top > height)
  }, [sheet, options.length])
  useLayoutEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <div
      ref={panel}
      className={classes(css.panel, isAbove && css.above)}
      role="presentation"
      // the input keeps the focus
      onMouseDown={event => event.preventDefault()}>
      <div ref={list} className={css.options} role="listbox" id={`${id}-list`} aria-label={words('suggestions')}>
        {options.map((option, index) => (
          <div
            key={option.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === current}
            className={css.option}
            onClick={() => onPick(option)}>
            <Ellipsis>{option.text}</Ellipsis>
            {option.mark && (
              <Text as="span" size="small" tone={option.mark.tone === 'danger' ? 'error' : 'attention'} className={css.mark}>
                {option.mark.text}
              </Text>
            )}
            {option.detail !== undefined && (
              <Text as="span" size="small" tone={3}>
                {option.detail}
              </Text>
            )}
            {option.isAsTyped && <Kbd>{keyText('Ctrl Enter', sheet.state)}</Kbd>}
          </div>
        ))}
      </div>
      {reading.length > 0 && (
        <div className={css.reading}>
          <TypedParts lines={reading} />
        </div>
      )}
    </div>
  )
}
