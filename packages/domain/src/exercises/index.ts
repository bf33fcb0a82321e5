export { equipmentNames } from './equipment.ts'
export { filmUrl, readFilmAddress, type FilmLink } from './film-links.ts'
export { bodyRegions, bodySides, muscleFacts } from './muscles.ts'
export {
  categoryNames,
  equipmentName,
  exerciseName,
  exerciseTypeNames,
  forceNames,
  levelNames,
  mechanicNames,
  muscleName,
} from './names.ts'
export { forgivingPattern, searchWords } from './searching.ts'
