import { useEffect } from 'react'

/** Keeps the screen on while somebody trains or cooks. The system takes the lock back whenever the page is hidden. */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const request = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
      // refused to save power: the screen then goes dark as everywhere
      const next = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isOver) void next?.release()
      else lock = next ?? lock
    }
    const look = () => void request()
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', look)
      void lock?.release()
    }
  }, [isOn])
}
