import { signalTrack } from './wav.ts'

/** A longer silence would take too much memory; a push, or the screen, tells of its end. */
const longestTrackSeconds = 15 * 60

declare global {
  interface Navigator {
    /** Safari's: what a page's sound does to that of other apps. */
    audioSession?: { type: 'auto' | 'transient' | 'playback' }
  }
}

let element: HTMLAudioElement | undefined
let isUnlocked = false
let trackUrl: string | undefined

const open = (): HTMLAudioElement => (element ??= new Audio())

/** Phones let a page sound only after a tap has started its player once. */
export function unlockSound(): void {
  if (isUnlocked || typeof Audio === 'undefined') return
  isUnlocked = true
  const player = open()
  player.muted = true
  load(player, 0)
  const url = trackUrl
  const settle = () => {
    player.muted = false
    // the same tap may have asked for a sound
    if (trackUrl === url) player.pause()
  }
  player.play().then(settle, () => {
    settle()
    isUnlocked = false
  })
}

function load(player: HTMLAudioElement, silentSeconds: number): void {
  if (trackUrl !== undefined) URL.revokeObjectURL(trackUrl)
  trackUrl = URL.createObjectURL(new Blob([signalTrack(silentSeconds)], { type: 'audio/wav' }))
  player.src = trackUrl
}

/** The signal at once, over the music of other apps where the device can. */
export async function playSignal(): Promise<void> {
  if (typeof Audio === 'undefined') return
  setSessionType('transient')
  const player = open()
  load(player, 0)
  // a browser refuses it before the first tap
  await player.play().catch(() => undefined)
}

function setSessionType(type: 'transient' | 'playback'): void {
  if (navigator.audioSession) navigator.audioSession.type = type
}

export interface TrackControls {
  title: string
  next: string
  onPause: () => void
  onResume: () => void
  onSkip: () => void
}

/** Plays silence of that length and then the signal, which goes on behind a locked screen; the keys there steer the rest. */
export async function startTrack(seconds: number, controls: TrackControls): Promise<boolean> {
  if (typeof Audio === 'undefined' || seconds <= 0 || seconds > longestTrackSeconds) return false
  setSessionType('playback')
  const player = open()
  load(player, seconds)
  try {
    await player.play()
  } catch {
    return false
  }
  showControls(controls)
  return true
}

/** The keys of the locked screen stay, so that one of them goes on. */
export function pauseTrack(): void {
  element?.pause()
  if (navigator.mediaSession) navigator.mediaSession.playbackState = 'paused'
}

export function stopTrack(): void {
  element?.pause()
  showControls(undefined)
}

function showControls(controls: TrackControls | undefined): void {
  const { mediaSession } = navigator
  if (!mediaSession) return
  mediaSession.metadata = controls ? new MediaMetadata({ title: controls.title, artist: controls.next }) : null
  mediaSession.playbackState = controls ? 'playing' : 'none'
  const handlers = { pause: controls?.onPause, play: controls?.onResume, nexttrack: controls?.onSkip, stop: controls?.onSkip } as const
  for (const [name, handler] of Object.entries(handlers)) {
    try {
      // the names are those of the table
      mediaSession.setActionHandler(name as keyof typeof handlers, handler ?? null)
    } catch {
      // this browser does not know the key
    }
  }
}
