// 8 bits and 8,000 samples a second are enough for a beep, and a rest of three minutes takes 1.4 MB of memory
const sampleRate = 8_000
const headerBytes = 44
const silence = 128
const loudness = 110

/** The tones of the signal: start and length in seconds, hertz. */
const tones = [
  [0, 0.14, 880],
  [0.24, 0.14, 880],
  [0.48, 0.42, 1_320],
] as const
export const signalSeconds = 1

/** Makes a sound file of silence, followed by the signal. */
export function signalTrack(silentSeconds: number): Uint8Array<ArrayBuffer> {
  const silentSamples = Math.round(Math.max(0, silentSeconds) * sampleRate)
  const samples = silentSamples + signalSeconds * sampleRate
  const bytes = new Uint8Array(headerBytes + samples)
  writeHeader(new DataView(bytes.buffer), samples)
  bytes.fill(silence, headerBytes)
  for (const [from, seconds, hertz] of tones) {
    const start = headerBytes + silentSamples + Math.round(from * sampleRate)
    const count = Math.round(seconds * sampleRate)
    for (let at = 0; at < count; at += 1) {
      // the tone fades in and out, because one that is cut off clicks
      const envelope = Math.min(1, at / 80, (count - at) / 80)
      bytes[start + at] = silence + Math.round(loudness * envelope * Math.sin((2 * Math.PI * hertz * at) / sampleRate))
    }
  }
  return bytes
}

/** The header of a WAV file with one channel of unsigned bytes. */
function writeHeader(view: DataView, samples: number): void {
  const text = (at: number, letters: string) => {
    for (const [index, letter] of [...letters].entries()) view.setUint8(at + index, letter.charCodeAt(0))
  }
  text(0, 'RIFF')
  view.setUint32(4, headerBytes - 8 + samples, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  text(36, 'data')
  view.setUint32(40, samples, true)
}
