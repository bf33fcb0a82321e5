import { useEffect, useState, type FunctionComponent, type ReactNode } from 'react'
import { fetchAhead } from '#lib/build'
import { mayPrefetch } from '#lib/device'
import { closePalette, useIsPaletteOpen } from '../frame/open-state.ts'
import { useMe } from '../me/me.ts'
import { forgetEarlyKeys, usePaletteKeys } from './palette-keys.ts'
import type { PaletteProps } from './use-palette.ts'

type Dialog = (close: () => void) => ReactNode

/**
 * The palette exists only for signed-in people, because visitors have no pages to open with it. Its code is loaded once the page is
 * idle, so that it opens at once; who is faster waits for it, and loses no key.
 */
export function PaletteHost({ isIdle }: { isIdle: boolean }) {
  const me = useMe()
  const isOpen = useIsPaletteOpen()
  const [Palette, setPalette] = useState<FunctionComponent<PaletteProps>>()
  const [dialog, setDialog] = useState<Dialog>()
  usePaletteKeys()
  const isNeeded = me !== undefined && Palette === undefined && (isOpen || (isIdle && mayPrefetch()))
  useEffect(() => {
    if (!isNeeded) return
    const giveUp = () => {
      forgetEarlyKeys()
      closePalette()
    }
    fetchAhead(() => import('./palette.tsx')).then(loaded => setPalette(() => loaded.Palette), giveUp)
  }, [isNeeded])
  if (!me) return null
  return (
    <>
      {isOpen && Palette && <Palette me={me} onClose={closePalette} onDialog={next => setDialog(() => next)} />}
      {dialog?.(() => setDialog(undefined))}
    </>
  )
}
