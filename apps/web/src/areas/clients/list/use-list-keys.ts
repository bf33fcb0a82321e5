import { useEffect } from 'react'
import { goTo, useShortcuts } from '#shell'
import type { Shortcut } from '#shell'
import { modalOpen } from '#ui/layers'
import { useListWords } from './words.ts'
import { hrefTo } from '#lib/screens'

interface ListKeys {
  searchId: string
  mayCreate: boolean
  hasChosen: boolean
  onClear: () => void
}

/** Into the rows, to the one that had the focus last. */
export const focusRow = () => document.querySelector<HTMLElement>('tr[data-index][tabindex="0"], li[data-index] [data-row-opens]')?.focus()

/** The keys of the list where no row has the focus yet; a row's own keys are the table's. */
export function useListKeys({ searchId, mayCreate, hasChosen, onClear }: ListKeys): void {
  const t = useListWords()
  const shortcuts: readonly Shortcut[] = [
    { keys: '/', label: t('search'), run: () => document.getElementById(searchId)?.focus() },
    ...(mayCreate ? [{ keys: 'n', label: t('create'), run: () => goTo(hrefTo('/clients/create')) }] : []),
    { keys: 'j', label: t('shortcutNext'), run: focusRow },
    { keys: 'k', label: t('shortcutPrevious'), run: focusRow },
  ]
  useShortcuts(shortcuts)
  useEffect(() => {
    if (!hasChosen) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || modalOpen.get()) return
      // an open chip or menu closes first
      if (event.target instanceof Element && event.target.closest('[data-portal], [role="menu"], [role="dialog"], input')) return
      onClear()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [hasChosen, onClear])
}
