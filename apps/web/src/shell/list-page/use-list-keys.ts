import { useEffect } from 'react'
import { modalOpen } from '#ui/layers'
import { goTo } from '../routing/navigate.ts'
import { useShortcuts } from '../shortcuts/page-shortcuts.ts'
import type { Shortcut } from '../shortcuts/shortcut.ts'
import { useListWords } from './words.ts'

/** The button for a new row: a page of its own, or a dialog. */
export type ListCreate = { label: string } & ({ href: string; onClick?: undefined } | { onClick: () => void; href?: undefined })

interface ListKeys {
  searchId: string
  searchLabel: string
  create: ListCreate | undefined
  hasSelection: boolean
  onClear: () => void
}

/** Into the rows, to the one that had the focus last. */
export const focusRow = () => document.querySelector<HTMLElement>('tr[data-index][tabindex="0"], li[data-index] [data-row-opens]')?.focus()

/** The keys of the list where no row has the focus yet; a row's own keys are the table's. */
export function useListKeys({ searchId, searchLabel, create, hasSelection, onClear }: ListKeys): void {
  const t = useListWords()
  const shortcuts: readonly Shortcut[] = [
    { keys: '/', label: searchLabel, run: () => document.getElementById(searchId)?.focus() },
    ...(create ? [{ keys: 'n', label: create.label, run: () => (create.onClick ? create.onClick() : goTo(create.href)) }] : []),
    { keys: 'j', mayRepeat: true, label: t('shortcutNext'), run: focusRow },
    { keys: 'k', mayRepeat: true, label: t('shortcutPrevious'), run: focusRow },
  ]
  useShortcuts(shortcuts)
  useEffect(() => {
    if (!hasSelection) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || modalOpen.get()) return
      // an open chip or menu closes first
      if (event.target instanceof Element && event.target.closest('[data-portal], [role="menu"], [role="dialog"], input')) return
      onClear()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [hasSelection, onClear])
}
