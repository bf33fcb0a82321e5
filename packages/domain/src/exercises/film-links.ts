import type { VideoProvider } from '@allenio/contract/exercises'

/** A film that YouTube or Vimeo shows. Only its id is stored, so that no address of somebody else's choice is ever opened. */
export interface FilmLink {
  provider: VideoProvider
  /** The id of the film; for an unlisted Vimeo film it is followed by a slash and the key of the film. */
  videoId: string
}

const youtubeId = /^[\w-]{11}$/
const vimeoId = /^\d{5,12}$/
const vimeoKey = /^[\da-f]{6,20}$/

/** Reads an address as people copy it, with or without https; undefined if neither YouTube nor Vimeo shows a film there. */
export function parseFilmAddress(text: string): FilmLink | undefined {
  const url = URL.parse(/^https?:\/\//i.test(text.trim()) ? text.trim() : `https://${text.trim()}`)
  if (!url || url.username || url.password || url.port) return undefined
  const host = url.hostname.replace(/^(?:www|m|music)\./, '')
  const parts = url.pathname.split('/').filter(Boolean)
  switch (host) {
    case 'youtube.com':
    case 'youtube-nocookie.com':
      return youtubeLink(parts[0] === 'watch' ? url.searchParams.get('v') : youtubePath(parts))
    case 'youtu.be':
      return youtubeLink(parts[0])
    case 'vimeo.com':
    case 'player.vimeo.com':
      return vimeoLink(parts, url.searchParams.get('h'))
    default:
      return undefined
  }
}

const youtubePath = ([kind, id]: readonly string[]) => (['shorts', 'embed', 'live', 'v'].includes(kind ?? '') ? id : undefined)

const youtubeLink = (id: string | null | undefined): FilmLink | undefined =>
  id && youtubeId.test(id) ? { provider: 'youtube', videoId: id } : undefined

function vimeoLink(parts: readonly string[], keyOfQuery: string | null): FilmLink | undefined {
  const at = parts.findIndex(part => vimeoId.test(part))
  const id = parts[at]
  if (!id) return undefined
  const key = [parts[at + 1], keyOfQuery].find(each => each && vimeoKey.test(each))
  return { provider: 'vimeo', videoId: key ? `${id}/${key}` : id }
}

/** The page of the film, for a link. */
export const filmUrl = ({ provider, videoId }: FilmLink): string =>
  provider === 'youtube' ? `https://www.youtube.com/watch?v=${videoId}` : `https://vimeo.com/${videoId}`
