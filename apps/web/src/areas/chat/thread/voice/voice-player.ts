import { createStore, useStored } from '#lib/store'

export const speeds = [1, 1.5, 2] as const

/** All voice messages share one speed, until the page is left. */
const speed = createStore<number>(speeds[0])
let playing: HTMLAudioElement | undefined

export const useSpeed = () => useStored(speed)

export function nextSpeed(): void {
  speed.set(speeds[(speeds.findIndex(each => each === speed.get()) + 1) % speeds.length] ?? speeds[0])
  if (playing) playing.playbackRate = speed.get()
}

/** Only one voice message plays at a time. */
export async function playAlone(audio: HTMLAudioElement): Promise<void> {
  if (playing !== audio) playing?.pause()
  playing = audio
  audio.playbackRate = speed.get()
  await audio.play()
}

/** 0:34, 12:05. */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
