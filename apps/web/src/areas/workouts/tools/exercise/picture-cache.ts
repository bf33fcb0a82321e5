import { listTrainingMedia, mediaAtOnce, type Training } from '@allenio/contract/workouts'
import { call } from '#lib/api'
import { isOnline, mayPrefetch } from '#lib/device'
import { fileKey } from '#lib/films'

/** As much as is loaded before anybody has asked for it. */
const limitBytes = 20_000_000
const mostPictures = 80
/** The service worker's cache of pictures. */
const cacheName = 'files'

interface Picture {
  exerciseId: string
  fileId: string
}

/** The pictures that a plan needs without a network: the first of each exercise, of a film its poster. */
export const picturesOf = ({ exercises }: Pick<Training, 'exercises'>): Picture[] =>
  exercises
    .flatMap(({ id: exerciseId, assets }) => {
      const asset = assets.find(({ kind }) => kind !== 'link')
      const fileId = asset?.kind === 'video' ? asset.posterId : asset?.fileId
      return fileId ? [{ exerciseId, fileId }] : []
    })
    .slice(0, mostPictures)

let caching: Promise<void> | undefined

/** Loads pictures before they are needed, through the service worker, which keeps them. */
export const cachePictures = (training: Training): Promise<void> =>
  (caching ??= cacheMissing(training).finally(() => {
    caching = undefined
  }))

async function cacheMissing(training: Training): Promise<void> {
  if (!isOnline() || !mayPrefetch() || !navigator.serviceWorker?.controller || !globalThis.caches) return
  const cache = await caches.open(cacheName)
  const isMissing = async ({ fileId }: Picture) => !(await cache.match(fileKey(`/api/files/${fileId}?v=original`)))
  const pictures = picturesOf(training)
  const missing = (await Promise.all(pictures.map(isMissing))).flatMap((is, index) => (is ? (pictures[index] ?? []) : []))
  let bytes = 0
  for (let from = 0; from < missing.length; from += mediaAtOnce) {
    const part = missing.slice(from, from + mediaAtOnce)
    const { exercises } = await call(listTrainingMedia, { exerciseId: part.map(({ exerciseId }) => exerciseId) })
    const files = exercises.flatMap(({ assets }) => assets.flatMap(({ file, poster }) => [file, poster]))
    for (const { fileId } of part) {
      const file = files.find(each => each?.id === fileId)
      if (!file || bytes + file.bytes > limitBytes) continue
      bytes += file.bytes
      await loadPicture(file.url)
    }
  }
}

/** The service worker keeps what is asked for as a picture; one that fails is shown when there is a network. */
async function loadPicture(url: string): Promise<void> {
  const image = new Image()
  image.src = url
  await image.decode().catch(() => undefined)
}
