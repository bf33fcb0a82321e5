import type { Conversation } from '@allenio/contract/chat'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useShortcuts } from '#shell'
import type { Shortcut } from '#shell'
import { isMobile } from '#lib/device'
import { modalOpen } from '#ui/layers'
import { markRead, useMarkUnread } from '../conversations/actions.ts'
import { focusComposer, isEmptyComposer } from './composer-focus.ts'
import { useInboxWords } from './words.ts'
import { focusedRowId, focusRow, searchId } from './row-focus.ts'
import type { Place } from './use-place.ts'

interface InboxKeys {
  rows: readonly Conversation[]
  place: Place
  neighbourOf: (step: 1 | -1) => Conversation | undefined
}

/** Triage without the mouse. In the list the keys move from row to row; beside an open conversation they open the next. */
export function useInboxKeys({ rows, place, neighbourOf }: InboxKeys): void {
  const t = useInboxWords()
  const cache = useQueryClient()
  const markIdUnread = useMarkUnread(place)
  const move = (step: 1 | -1) => {
    if (focusedRowId() !== undefined || place.c === undefined) return focusRow({ step, from: place.c })
    const next = neighbourOf(step)
    if (next) place.open(next.id)
  }
  const markUnread = () => {
    const id = focusedRowId() ?? place.c
    if (id !== undefined) markIdUnread(id)
  }
  const read = () => {
    const id = focusedRowId()
    if (rows.some(row => row.id === id && row.unreadCount > 0)) void markRead(cache, id ?? '').catch(() => undefined)
  }
  const shortcuts: readonly Shortcut[] = [
    { keys: 'j', mayRepeat: true, label: t('shortcutNext'), run: () => move(1) },
    { keys: 'k', mayRepeat: true, label: t('shortcutPrevious'), run: () => move(-1) },
    { keys: 'r', label: t('shortcutReply'), run: () => focusComposer() },
    { keys: 'u', label: t('shortcutUnread'), run: markUnread },
    { keys: 'e', label: t('shortcutRead'), run: read },
    { keys: 'i', label: t('shortcutWho'), run: () => document.querySelector<HTMLElement>('[data-who-button]')?.click() },
    { keys: '/', label: t('shortcutSearch'), run: () => document.getElementById(searchId)?.focus() },
  ]
  useShortcuts(shortcuts)

  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || modalOpen.get() || isMobile() || place.c === undefined) return
    const { target } = event
    const isInField = target instanceof Element && target.closest('input, [role="menu"], [role="dialog"], [data-portal]') !== null
    if (isInField) return
    const isWriting = target instanceof HTMLTextAreaElement
    if (isWriting && !isEmptyComposer(target)) return
    event.preventDefault()
    // out of the field into the list first; from there the conversation closes
    if (isWriting || focusedRowId() === undefined) return focusRow({ at: place.c })
    place.close()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => escape(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
