import { useEffect, useEffectEvent, useRef } from 'react'

interface WhenReady {
  isReady: boolean
  /** How many weights would take the place of others. */
  replacedCount: number
  run: () => void
}

/**
 * A press while the weights of the days are being read is not lost: it counts once they are there. Where they bring weights that would be
 * replaced, it does not, because nobody has been asked about those.
 */
export function useWhenReady({ isReady, replacedCount, run }: WhenReady): () => void {
  const askedCount = useRef<number>(undefined)
  const answer = useEffectEvent(() => {
    const count = askedCount.current
    askedCount.current = undefined
    if (count !== undefined && replacedCount <= count) run()
  })
  useEffect(() => {
    if (isReady) answer()
  }, [isReady])
  return () => {
    if (isReady) run()
    else askedCount.current = replacedCount
  }
}
