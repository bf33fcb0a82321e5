import { lazy, Suspense } from 'react'
import { closePalette, usePaletteOpen } from '../frame/open-state.ts'
import { useMe } from '../me/me.ts'

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }))

/** The palette exists only for signed-in people, because visitors have no pages to open with it. */
export function PaletteHost() {
  const isOpen = usePaletteOpen()
  const me = useMe()
  if (!isOpen || !me) return null
  return (
    <Suspense>
      <Palette me={me} onClose={closePalette} />
    </Suspense>
  )
}
