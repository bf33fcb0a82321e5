/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events,
   jsx-a11y/interactive-supports-focus --
   no tag shows icons and hints in an option; the field above hears the keys for all of them */
import { useEffect, useRef } from 'react'
import { classes } from '#ui/classes'
import { Ellipsis, Text } from '#ui/text'
import { useWords } from '../words/index.ts'
import type { PaletteItem } from './palette-item.ts'
import type { PaletteSection } from './use-sections.ts'
import css from './palette.module.css'
import { iconNode } from '#ui/icon'

export interface PaletteListProps {
  id: string
  sections: readonly PaletteSection[]
  activeItem: PaletteItem | undefined
  onPoint: (item: PaletteItem) => void
  onOpen: (item: PaletteItem) => void
}

export const optionId = (listId: string, item: PaletteItem) => `${listId} ${item.id}`.replaceAll(/\s/g, '-')

export function PaletteList({ id, sections, activeItem, onPoint, onOpen }: PaletteListProps) {
  const t = useWords()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [activeItem])
  return (
    <div ref={list} id={id} role="listbox" aria-label={t('palette')} className={css.list}>
      {sections.map(({ id: sectionId, heading, items, isOutdated }) => (
        <div key={sectionId} role="group" aria-label={heading} data-outdated={isOutdated || undefined} inert={isOutdated}>
          <div className={css.heading} aria-hidden>
            {heading}
          </div>
          {items.map(item => (
            <div
              key={item.id}
              id={optionId(id, item)}
              role="option"
              aria-selected={item === activeItem}
              className={classes(css.item, item === activeItem && css.chosen)}
              // rows that move below a resting pointer are not pointed at
              onPointerMove={({ movementX, movementY }) => (movementX !== 0 || movementY !== 0) && onPoint(item)}
              onClick={() => onOpen(item)}>
              {iconNode(item.icon)}
              {/* a row that writes says all of what it does */}
              {item.send ? <span className={css.label}>{item.label}</span> : <Ellipsis className={css.label}>{item.label}</Ellipsis>}
              {(item.hint ?? item.keys) && (
                <Text as="span" size="small" tone={3} className={classes(css.hint, item.hint === undefined && css.keys)}>
                  {item.hint ?? item.keys}
                </Text>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
