import { IconHistory, IconSearch } from '@tabler/icons-react'
import { useDeferredValue, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Kbd } from '#ui/kbd'
import { useLayer } from '#ui/layers'
import { classes } from '#ui/classes'
import type { Me } from '../me/me.ts'
import { goTo } from '../routing/navigate.ts'
import { useWords } from '../words/index.ts'
import { useActions, usePages } from './own-items.tsx'
import type { PaletteItem } from './palette-item.ts'
import css from './palette.module.css'
import { recentItems, rememberItem } from './recent.ts'
import { ranked } from './score.ts'
import { useFound } from './use-found.ts'

interface Section {
  heading: string
  items: readonly PaletteItem[]
}

function useSections(me: Me, query: string): { sections: readonly Section[], isSearching: boolean } {
  const t = useWords()
  const pages = usePages(me)
  const actions = useActions(me)
  const { sections: found, isSearching } = useFound(query)
  const [recent] = useState(recentItems)
  const pagesHere = { heading: t('palettePages'), items: ranked(pages, query) }
  const actionsHere = { heading: t('paletteActions'), items: ranked(actions, query) }
  const isNew = ({ href }: { href: string }) => !pages.some(page => page.href === href)
  const before = query === '' ? recent.filter(isNew).map(item => ({ ...item, icon: <IconHistory stroke={1.5} /> })) : []
  const sections = [{ heading: t('paletteRecent'), items: before }, ...found, pagesHere, actionsHere]
  return { sections: sections.filter(({ items }) => items.length > 0), isSearching }
}

/** Everything by its name: pages, things of the areas, commands. Loaded with its first use. */
export function Palette({ me, onClose }: { me: Me, onClose: () => void }) {
  const t = useWords()
  const listId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const query = useDeferredValue(typed.trim())
  const { sections, isSearching } = useSections(me, query)
  const items = sections.flatMap(section => section.items)
  const chosenAt = Math.min(at, items.length - 1)
  const chosen = items[chosenAt]
  useLayer(true, onClose)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // closing, not only vanishing, gives the focus back to where it was
    return () => element?.close()
  }, [])
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [chosenAt])

  const open = (item: PaletteItem) => {
    onClose()
    if (item.href === undefined) return item.run?.()
    rememberItem({ id: item.id, label: item.label, href: item.href })
    goTo(item.href)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && items.length > 0) setAt((chosenAt + step + items.length) % items.length)
    else if (event.key === 'Home' && event.ctrlKey) setAt(0)
    else if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) open(chosen)
    else return
    event.preventDefault()
  }
  const optionId = (item: PaletteItem) => `${listId} ${item.id}`.replaceAll(/\s/g, '-')

  return (
    <dialog ref={dialog} className={css.palette} aria-label={t('palette')} onClose={onClose} onClick={event => event.target === dialog.current && onClose()}>
      <div className={css.box} onKeyDown={onKeyDown}>
        <div className={css.field}>
          <IconSearch stroke={1.5} aria-hidden />
          <input
            className={css.input}
            type="search"
            role="combobox"
            aria-label={t('palettePlaceholder')}
            aria-expanded
            aria-controls={listId}
            aria-activedescendant={chosen && optionId(chosen)}
            aria-autocomplete="list"
            placeholder={t('palettePlaceholder')}
            autoComplete="off"
            spellCheck={false}
            autoFocus
            value={typed}
            onChange={event => {
              setTyped(event.target.value)
              setAt(0)
            }}
          />
          <Kbd>Esc</Kbd>
        </div>
        <div ref={list} id={listId} role="listbox" aria-label={t('palette')} className={css.list}>
          {sections.map(({ heading, items: inside }) => (
            <div key={heading} role="group" aria-label={heading}>
              <div className={css.heading} aria-hidden>{heading}</div>
              {inside.map(item => (
                <div
                  key={item.id}
                  id={optionId(item)}
                  role="option"
                  aria-selected={item === chosen}
                  className={classes(css.item, item === chosen && css.chosen)}
                  onPointerMove={() => setAt(items.indexOf(item))}
                  onClick={() => open(item)}
                >
                  {item.icon}
                  <span className={css.label}>{item.label}</span>
                  {item.hint && <span className={css.hint}>{item.hint}</span>}
                </div>
              ))}
            </div>
          ))}
        </div>
        <div role="status" className={css.state}>
          {isSearching && t('paletteSearching')}
          {!isSearching && items.length === 0 && (
            <>
              <b>{t('paletteEmpty', { query })}</b>
              {t('paletteEmptyHint')}
            </>
          )}
        </div>
        <div className={css.keys} aria-hidden>
          <span><Kbd>↑</Kbd><Kbd>↓</Kbd> {t('choose')}</span>
          <span><Kbd>↵</Kbd> {t('open')}</span>
        </div>
      </div>
    </dialog>
  )
}
