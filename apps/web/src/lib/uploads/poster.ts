const longestEdge = 1280
const waitMs = 8_000
/** The first picture is often black, or the person is still walking to their place. */
const posterSeconds = 1

/** A picture out of a film, made before it is sent. Undefined if this browser cannot read the film. */
export async function posterOf(film: File): Promise<File | undefined> {
  if (typeof document === 'undefined') return undefined
  const address = URL.createObjectURL(film)
  const video = Object.assign(document.createElement('video'), { muted: true, playsInline: true, preload: 'auto', src: address })
  try {
    await once(video, 'loadeddata')
    const found = once(video, 'seeked')
    video.currentTime = Math.min(posterSeconds, Number.isFinite(video.duration) ? video.duration / 2 : 0)
    await found
    return await drawPoster(video, film.name)
  } catch {
    return undefined
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(address)
  }
}

/** Resolves with the event; a film that this browser cannot decode ends in an error or in silence. */
function once(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no picture')), waitMs)
    const end = (settle: () => void) => () => {
      clearTimeout(timer)
      settle()
    }
    video.addEventListener(event, end(resolve), { once: true })
    video.addEventListener(
      'error',
      end(() => reject(new Error('not readable'))),
      { once: true },
    )
  })
}

async function drawPoster(video: HTMLVideoElement, name: string): Promise<File | undefined> {
  const { width, height } = posterSize(video.videoWidth, video.videoHeight)
  if (width === 0 || height === 0) return undefined
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(video, 0, 0, width, height)
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', 0.82))
  return blob ? new File([blob], posterName(name), { type: 'image/jpeg' }) : undefined
}

/** The size of the film, or smaller. */
export function posterSize(width: number, height: number): { width: number; height: number } {
  const share = Math.min(1, longestEdge / Math.max(width, height, 1))
  return { width: Math.round(width * share), height: Math.round(height * share) }
}

export const posterName = (name: string): string => `${name.replace(/\.[^.]+$/, '')}.jpg`
