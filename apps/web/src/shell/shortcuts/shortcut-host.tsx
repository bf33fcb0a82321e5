import { useEffect, useEffectEvent, useRef } from 'react'
import { useWording } from '#lib/words'
import { modalOpen } from '#ui/layers'
import { hideShortcutHelp, showShortcutHelp, useIsShortcutHelpOpen } from '../frame/open-state.ts'
import { goTo } from '../routing/navigate.ts'
import { useMenu } from '../sidebar/use-menu.ts'
import { entriesOf } from '../sidebar/visible.ts'
import { useWords } from '../words/index.ts'
import { shortcutsHere } from './page-shortcuts.ts'
import { isForShortcuts, match, nameOfKey } from './shortcut.ts'
import type { Pressed, Shortcut } from './shortcut.ts'
import { ShortcutHelp } from './shortcut-help.tsx'

/** Handles the shortcuts of the whole page. */
export function ShortcutHost() {
  const everywhere = useEverywhere()
  const isHelpOpen = useIsShortcutHelpOpen()
  // kept while the page renders anew, so that the second of two keys finds the first
  const before = useRef<Pressed>(undefined)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (modalOpen.get() || !isForShortcuts(event)) return
    const { shortcut, pending } = match([...shortcutsHere(), ...everywhere], before.current, {
      key: nameOfKey(event),
      at: performance.now(),
    })
    before.current = pending
    if (!shortcut) return
    event.preventDefault()
    if (!event.repeat || shortcut.mayRepeat) shortcut.run()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  if (!isHelpOpen) return null
  return <ShortcutHelp everywhere={everywhere} onClose={hideShortcutHelp} />
}

/** The shortcuts of every page: the help, and g with a letter for each menu entry that the person sees. */
function useEverywhere(): readonly Shortcut[] {
  const t = useWords()
  const say = useWording()
  const { menu } = useMenu()
  return [
    { keys: '?', label: t('showShortcuts'), run: showShortcutHelp },
    ...entriesOf(menu).flatMap(({ letter, label, path }) =>
      letter === undefined ? [] : [{ keys: `g ${letter}`, label: say(label), run: () => goTo(path) }],
    ),
  ]
}
