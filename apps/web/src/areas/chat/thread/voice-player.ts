import { useSyncExternalStore } from 'react'

export const speeds = [1, 1.5, 2] as const

let speed: number = speeds[0]
let playing: HTMLAudioElement | undefined
const watchers = new Set<() => void>()

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** All voice messages share one speed, until the page is left. */
export const useSpeed = (): number => useSyncExternalStore(watch, () => speed)

export function nextSpeed(): void {
  speed = speeds[(speeds.findIndex(each => each === speed) + 1) % speeds.length] ?? speeds[0]
  if (playing) playing.playbackRate = speed
  for (const watcher of watchers) watcher()
}

/** Only one voice message plays at a time. */
export async function playAlone(audio: HTMLAudioElement): Promise<void> {
  if (playing !== audio) playing?.pause()
  playing = audio
  audio.playbackRate = speed
  await audio.play()
}

/** 0:34, 12:05. */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
