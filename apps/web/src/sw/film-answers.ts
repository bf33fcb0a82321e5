import { createPartialResponse } from 'workbox-range-requests'
import { readFilm } from '#lib/films'

/** A player asks for a part, and does not play a film that comes whole instead. */
export async function answerFilm(request: Request): Promise<Response> {
  const film = await readFilm(request.url)
  if (!film) return fetch(request)
  return request.headers.has('range') ? createPartialResponse(request, film) : film
}
