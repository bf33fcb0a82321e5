import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { navigationProgress } from '#lib/constants'
import css from './navigation-progress.module.css'

type Phase = 'still' | 'going' | 'done'
const { throttleMs, hideAfterMs } = navigationProgress

/** A thin line at the top while a page takes more than a moment to load. */
export function NavigationProgress() {
  const router = useRouter()
  const [phase, setPhase] = useState<Phase>('still')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const after = (ms: number, next: Phase) => {
      clearTimeout(timer)
      timer = setTimeout(() => setPhase(next), ms)
    }
    const begin = router.subscribe('onBeforeLoad', ({ hrefChanged }) => {
      if (hrefChanged) after(throttleMs, 'going')
    })
    const end = router.subscribe('onResolved', () => {
      clearTimeout(timer)
      setPhase(now => (now === 'going' ? 'done' : now))
      timer = setTimeout(() => setPhase('still'), hideAfterMs)
    })
    return () => {
      clearTimeout(timer)
      begin()
      end()
    }
  }, [router])
  if (phase === 'still') return null
  return <div className={css.bar} data-phase={phase} aria-hidden />
}
