import { lazy, Suspense, useEffect } from 'react'
import { useWording } from '#lib/words'
import { modalOpen } from '#ui/layers'
import { hideShortcutHelp, showShortcutHelp, useShortcutHelp } from '../frame/open-state.ts'
import { goTo } from '../routing/navigate.ts'
import { useMenu } from '../sidebar/use-menu.ts'
import { entriesOf } from '../sidebar/visible.ts'
import { useWords } from '../words/index.ts'
import { shortcutsHere } from './page-shortcuts.ts'
import { isForShortcuts, match } from './shortcut.ts'
import type { Pressed, Shortcut } from './shortcut.ts'

const Help = lazy(async () => ({ default: (await import('./shortcut-help.tsx')).ShortcutHelp }))

/** Handles the shortcuts of the whole page. */
export function ShortcutHost() {
  const everywhere = useEverywhere()
  const isHelpOpen = useShortcutHelp()
  useEffect(() => {
    let before: Pressed | undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (modalOpen.get() || !isForShortcuts(event)) return
      const { shortcut, pending } = match([...shortcutsHere(), ...everywhere], before, { key: event.key, at: performance.now() })
      before = pending
      if (!shortcut) return
      event.preventDefault()
      shortcut.run()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [everywhere])
  if (!isHelpOpen) return null
  return (
    <Suspense>
      <Help everywhere={everywhere} onClose={hideShortcutHelp} />
    </Suspense>
  )
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
