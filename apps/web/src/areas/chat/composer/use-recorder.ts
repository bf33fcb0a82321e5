import { messageLimits } from '@allenio/contract/chat'
import { useEffect, useRef, useState } from 'react'

export interface Recording {
  file: File
  /** In seconds. */
  duration: number
  waveform: number[]
}

export type RecorderState = 'idle' | 'asking' | 'recording' | 'refused' | 'absent'

interface Running {
  stream: MediaStream
  recorder: MediaRecorder
  audio: AudioContext
  timer: ReturnType<typeof setInterval>
  chunks: Blob[]
  peaks: number[]
  startedAt: number
}

// in order of preference: the formats that most devices can play come first
const types = ['audio/mp4;codecs=mp4a.40.2', 'audio/mp4', 'audio/webm;codecs=opus', 'audio/webm', 'audio/ogg;codecs=opus']
const sampleMs = 100
const shortestSeconds = 0.6

export const mayRecord = (): boolean => typeof MediaRecorder !== 'undefined' && navigator.mediaDevices !== undefined

/** Records a voice message. The microphone is released as soon as the recording ends. */
export function useRecorder(onFull: (recording: Recording) => void) {
  const [state, setState] = useState<RecorderState>('idle')
  const [peaks, setPeaks] = useState<readonly number[]>([])
  const running = useRef<Running>(undefined)
  const isWanted = useRef(false)

  const release = () => {
    const session = running.current
    running.current = undefined
    isWanted.current = false
    if (!session) return
    clearInterval(session.timer)
    for (const track of session.stream.getTracks()) track.stop()
    void session.audio.close()
  }
  useEffect(() => release, [])

  const start = async () => {
    if (running.current || isWanted.current) return
    if (!mayRecord()) return setState('absent')
    isWanted.current = true
    setPeaks([])
    setState('asking')
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      if (!isWanted.current) return stream.getTracks().forEach(track => track.stop())
      running.current = listen(stream, newPeaks => {
        setPeaks(newPeaks)
        if (newPeaks.length * sampleMs >= messageLimits.voiceSeconds * 1000) void finish().then(full => full && onFull(full))
      })
      setState('recording')
    } catch (error) {
      isWanted.current = false
      const isMissing = error instanceof DOMException && error.name === 'NotFoundError'
      setState(isMissing ? 'absent' : 'refused')
    }
  }
  /** Undefined if the recording is so short that it was probably a mistake. */
  const finish = async (): Promise<Recording | undefined> => {
    const session = running.current
    // the button was pressed twice, or just when the recording reached its limit
    if (!session || session.recorder.state === 'inactive') return undefined
    const duration = (performance.now() - session.startedAt) / 1000
    const ended = new Promise<void>(resolve => session.recorder.addEventListener('stop', () => resolve(), { once: true }))
    session.recorder.stop()
    await ended
    release()
    setState('idle')
    if (duration < shortestSeconds) return undefined
    const type = session.recorder.mimeType.split(';')[0] ?? 'audio/webm'
    const name = `voice.${type.includes('mp4') ? 'm4a' : type.includes('ogg') ? 'ogg' : 'webm'}`
    return {
      file: new File(session.chunks, name, { type }),
      duration: Math.min(Math.round(duration * 10) / 10, messageLimits.voiceSeconds),
      waveform: reducedPeaks(session.peaks, messageLimits.waveform),
    }
  }
  const cancel = () => {
    running.current?.recorder.stop()
    release()
    setState('idle')
  }
  return { state, peaks, seconds: (peaks.length * sampleMs) / 1000, start, finish, cancel, forget: () => setState('idle') }
}

function listen(stream: MediaStream, onPeaks: (peaks: readonly number[]) => void): Running {
  const mimeType = types.find(type => MediaRecorder.isTypeSupported(type))
  const recorder = new MediaRecorder(stream, { ...(mimeType && { mimeType }), audioBitsPerSecond: 32_000 })
  const audio = new AudioContext()
  const analyser = audio.createAnalyser()
  audio.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const chunks: Blob[] = []
  const peaks: number[] = []
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) chunks.push(data)
  })
  recorder.start(1000)
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    peaks.push(
      Math.min(
        1,
        samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0),
      ),
    )
    onPeaks([...peaks])
  }, sampleMs)
  return { stream, recorder, audio, timer, chunks, peaks, startedAt: performance.now() }
}

/** Reduces the peaks to at most `most` bars. Each is the loudest of its stretch, and the loudest of all is 1. */
export function reducedPeaks(peaks: readonly number[], most: number): number[] {
  if (peaks.length === 0) return []
  const count = Math.min(most, peaks.length)
  const bars = Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * peaks.length) / count)
    const to = Math.max(from + 1, Math.floor(((index + 1) * peaks.length) / count))
    return Math.max(...peaks.slice(from, to))
  })
  // without a minimum, the noise of a quiet room would look like speech
  const loudest = Math.max(...bars, 0.05)
  return bars.map(bar => Math.round(Math.min(1, bar / loudest) * 100) / 100)
}
