import { signalTrack } from './wav.ts'

/** The longest silence, because a longer one would take too much memory: a push or the screen then announces the end of the rest. */
const longestTrackSeconds = 15 * 60

declare global {
  interface Navigator {
    /** Safari's setting for the effect of a page's sound on other apps. */
    audioSession?: { type: 'auto' | 'transient' | 'playback' }
  }
}

let element: HTMLAudioElement | undefined
let isUnlocked = false
let trackUrl: string | undefined

const open = (): HTMLAudioElement => (element ??= new Audio())

/** Unlocks sound: phones let a page play sound only after a tap has started its player once. */
export function unlockSound(): void {
  if (isUnlocked || typeof Audio === 'undefined') return
  isUnlocked = true
  const player = open()
  player.muted = true
  load(player, 0)
  const url = trackUrl
  const settle = () => {
    player.muted = false
    // the tap that unlocked the player may also have started a track
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

/** Plays the signal at once, over the music of other apps where the device can. */
export async function playSignal(): Promise<void> {
  if (typeof Audio === 'undefined') return
  setSessionType('transient')
  const player = open()
  load(player, 0)
  // browsers refuse to play before the first tap
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

/** Plays silence and then the signal, which also works behind a locked screen; the keys there control the rest. */
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

/** Pauses the track. The keys of the locked screen stay, so that one of them can continue it. */
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
      // the browser does not know this key
    }
  }
}
