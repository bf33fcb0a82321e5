import { lazy } from 'react'
import { loadEnglish } from '#ui/words'

/** A page with all ui parts; the shell mounts it at /dev/ui outside of production. */
export const UiPage = lazy(async () => (await Promise.all([import('./ui-page.tsx'), loadEnglish()]))[0])
