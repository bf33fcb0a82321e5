export { FilmPlayer } from './film-player.tsx'
