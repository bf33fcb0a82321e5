import { IconSearch } from '@tabler/icons-react'
import { useId, useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { Icon } from '#ui/icon'
import { Kbd } from '#ui/kbd'
import { useLayer } from '#ui/layers'
import { Row } from '#ui/layout'
import { useWords } from '../words/index.ts'
import { takeOverKeys } from './palette-keys.ts'
import { optionId, PaletteList } from './palette-list.tsx'
import { PaletteState } from './palette-state.tsx'
import { usePalette, type PaletteProps } from './use-palette.ts'
import css from './palette.module.css'

/** Finds pages, things of the areas and commands by their name, and carries commands out. */
export function Palette(props: PaletteProps) {
  const { onClose } = props
  const t = useWords()
  const listId = useId()
  const palette = usePalette(props)
  const { typed, type, sections, items, activeItem, isSearching, setActiveId, open, enter, move } = palette
  const dialog = useModalDialog(onClose)

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && items.length > 0) move(step)
    // without this, Escape would only empty the search field
    else if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) enter()
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
            // Escape closes the palette alone, not also a dialog under it
            data-mantine-stop-propagation="true"
            aria-busy={isSearching || undefined}
            placeholder={t('palettePlaceholder')}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onKeyDown={onKeyDown}
            onChange={event => type(event.target.value)}
          />
          <Kbd>Esc</Kbd>
        </div>
        <PaletteList id={listId} sections={sections} activeItem={activeItem} onPoint={({ id }) => setActiveId(id)} onOpen={open} />
        <PaletteState palette={palette} />
        <div className={css.keys} aria-hidden>
          <Row as="span" inline gap={4}>
            <Kbd>↑</Kbd>
            <Kbd>↓</Kbd> {t('choose')}
          </Row>
          <Row as="span" inline gap={4}>
            <Kbd>↵</Kbd> {activeItem?.send ? t('confirm') : t('open')}
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
    const release = takeOverKeys()
    element.addEventListener('click', onClick)
    return () => {
      release()
      element.removeEventListener('click', onClick)
      // closing, rather than only removing, gives the focus back to the element before
      element.close()
    }
  }, [])
  return dialog
}
