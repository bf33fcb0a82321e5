export { LoopFilm } from './loop-film.tsx'
