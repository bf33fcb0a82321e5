import { expect, test } from 'vitest'
import { signalSeconds, signalTrack } from './wav.ts'

const rate = 8_000
const headerBytes = 44

test.each([0, 1, 90.5, 900])('a track for %d seconds is as long as they and the signal', seconds => {
  const bytes = signalTrack(seconds)
  const view = new DataView(bytes.buffer)
  const samples = view.getUint32(40, true)
  expect(samples / view.getUint32(24, true)).toBeCloseTo(seconds + signalSeconds, 3)
  expect([bytes.length, view.getUint32(4, true)]).toEqual([headerBytes + samples, bytes.length - 8])
  expect(new TextDecoder().decode(bytes.subarray(0, 4))).toBe('RIFF')
})

test('a track is silent until the rest is over, and then loud', () => {
  const samples = signalTrack(60).subarray(headerBytes)
  const loudness = (from: number, to: number) =>
    samples.subarray(from * rate, to * rate).reduce((most, value) => Math.max(most, Math.abs(value - 128)), 0)
  expect([loudness(0, 60), loudness(60, 61) > 90]).toEqual([0, true])
})
