let context: AudioContext | undefined

/** A short tick; a higher one where something new begins. It is begun by a tap, without which a browser stays silent. */
export function click(isHigh: boolean): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  const { currentTime: now, destination } = context
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.frequency.value = isHigh ? 1_480 : 880
  volume.gain.setValueAtTime(0.25, now)
  volume.gain.exponentialRampToValueAtTime(0.001, now + 0.08)
  tone.connect(volume).connect(destination)
  tone.start(now)
  tone.stop(now + 0.1)
}
