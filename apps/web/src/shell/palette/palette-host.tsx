import { lazy, Suspense } from 'react'
import { useMe } from '../me/me.ts'
import { closePalette, usePaletteOpen } from './palette-state.ts'

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }))

/** Only for the signed-in: there is nothing to reach before. */
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
