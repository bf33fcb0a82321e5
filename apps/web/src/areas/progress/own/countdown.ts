import { useEffect, useEffectEvent, useState } from 'react'

/** Counts down aloud, because a person two metres away cannot read the screen. */
export function useCountdown(onEnd: () => void) {
  const [secondsLeft, setSecondsLeft] = useState(0)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (secondsLeft === 0) return
    beep(secondsLeft === 1 ? 1320 : 880)
    const timer = setTimeout(() => {
      setSecondsLeft(secondsLeft - 1)
      if (secondsLeft === 1) end()
    }, 1000)
    return () => clearTimeout(timer)
  }, [secondsLeft])
  return { secondsLeft, start: setSecondsLeft, stop: () => setSecondsLeft(0) }
}

let sound: AudioContext | undefined

function beep(frequency: number): void {
  try {
    sound ??= new AudioContext()
    const tone = sound.createOscillator()
    const volume = sound.createGain()
    tone.frequency.value = frequency
    volume.gain.setValueAtTime(0.12, sound.currentTime)
    volume.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + 0.12)
    tone.connect(volume).connect(sound.destination)
    tone.start()
    tone.stop(sound.currentTime + 0.13)
  } catch {
    // a device without sound counts all the same
  }
}
