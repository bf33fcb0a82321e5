import { posterOf, startFile } from '#lib/uploads'

const posters = new WeakMap<File, Promise<File | undefined>>()
let last: Promise<unknown> = Promise.resolve()

/**
 * Takes a picture out of each film before it is sent, because the picture is needed where the film itself is not loaded. One at a time: a
 * phone decodes no ten films at once.
 */
export function preparePosters(files: readonly File[]): void {
  for (const file of files) {
    if (!file.type.startsWith('video/')) continue
    const poster = last.then(() => posterOf(file))
    last = poster
    posters.set(file, poster)
  }
}

/** Sends the picture of a film, and answers its upload. A film without a picture is better than none. */
export async function sendPoster(film: File | undefined): Promise<string | undefined> {
  const poster = film && (await posters.get(film))
  return poster && startFile(poster, 'exercise poster').done.catch(() => undefined)
}
