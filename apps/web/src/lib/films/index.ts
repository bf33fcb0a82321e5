export { deleteFilm, deleteOldestFilm, fileKey, filmBytes, filmLimitBytes, hasFilm, keepFilm, readFilm } from './films.ts'
