import { IconSearch } from '@tabler/icons-react'
import { useDeferredValue, useId, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Icon } from '#ui/icon'
import { Kbd } from '#ui/kbd'
import { useLayer } from '#ui/layers'
import { Row } from '#ui/layout'
import type { Me } from '../me/me.ts'
import { goTo } from '../routing/navigate.ts'
import { useWords } from '../words/index.ts'
import type { PaletteItem } from './palette-item.ts'
import { optionId, PaletteList } from './palette-list.tsx'
import css from './palette.module.css'
import { rememberItem } from './recent.ts'
import { useSections } from './use-sections.tsx'

/** Finds pages, things of the areas and commands by their name. It is loaded with its first use. */
export function Palette({ me, onClose }: { me: Me; onClose: () => void }) {
  const t = useWords()
  const listId = useId()
  const [typed, setTyped] = useState('')
  // stores the id, because items that arrive later must not take the place of the one that Enter was meant for
  const [activeId, setActiveId] = useState<string>()
  const query = useDeferredValue(typed.trim())
  const { sections, isSearching } = useSections(me, query)
  const items = sections.flatMap(section => section.items)
  const activeIndex = Math.max(
    items.findIndex(({ id }) => id === activeId),
    0,
  )
  const activeItem = items[activeIndex]
  const dialog = useModalDialog(onClose)

  const open = (item: PaletteItem) => {
    onClose()
    if (item.href === undefined) return item.run?.()
    rememberItem({ id: item.id, label: item.label, href: item.href })
    goTo(item.href)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && items.length > 0) setActiveId(items[(activeIndex + step + items.length) % items.length]?.id)
    // without this, Escape would only empty the search field
    else if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && activeItem && !event.nativeEvent.isComposing) open(activeItem)
    else return
    event.preventDefault()
  }
  return (
    <dialog ref={dialog} className={css.palette} aria-label={t('palette')} onClose={onClose}>
      <div className={css.box}>
        <div className={css.field}>
          <Icon of={IconSearch} />
          <input
            className={css.input}
            type="search"
            role="combobox"
            aria-label={t('palettePlaceholder')}
            aria-expanded
            aria-controls={listId}
            aria-activedescendant={activeItem && optionId(listId, activeItem)}
            aria-autocomplete="list"
            placeholder={t('palettePlaceholder')}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onKeyDown={onKeyDown}
            onChange={event => {
              setTyped(event.target.value)
              setActiveId(undefined)
            }}
          />
          <Kbd>Esc</Kbd>
        </div>
        <PaletteList id={listId} sections={sections} activeItem={activeItem} onPoint={({ id }) => setActiveId(id)} onOpen={open} />
        <output className={css.state}>
          {isSearching && t('paletteSearching')}
          {!isSearching && items.length === 0 && (
            <>
              <b>{t('paletteEmpty', { query })}</b>
              {t('paletteEmptyHint')}
            </>
          )}
        </output>
        <div className={css.keys} aria-hidden>
          <Row as="span" inline gap={4}>
            <Kbd>↑</Kbd>
            <Kbd>↓</Kbd> {t('choose')}
          </Row>
          <Row as="span" inline gap={4}>
            <Kbd>↵</Kbd> {t('open')}
          </Row>
        </div>
      </div>
    </dialog>
  )
}

/** Opens a dialog in the browser's top layer. Escape, the back button and a click outside close it. */
function useModalDialog(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayer(true, onClose)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    // the box fills the dialog, so a click on the dialog itself was on its backdrop
    const onClick = ({ target }: Event) => target === element && element.close()
    element.showModal()
    element.addEventListener('click', onClick)
    return () => {
      element.removeEventListener('click', onClick)
      // closing, rather than only removing, gives the focus back to the element before
      element.close()
    }
  }, [])
  return dialog
}
