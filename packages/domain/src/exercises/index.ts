export { equipmentNames } from './equipment.ts'
export { filmUrl, readFilmAddress, type FilmLink } from './film-links.ts'
export { guessExerciseColumns, importHeadings, looksLikeExerciseHeading } from './import-columns.ts'
export { listSeparator, readExerciseRow, type ExerciseDraft, type ExerciseFault, type ReadExercise } from './import-rows.ts'
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
export {
  isStandardForm,
  leastRank,
  matches,
  rankBase,
  rankFacts,
  searchRank,
  typedName,
  type RankedExercise,
  type RankFacts,
  type TypedName,
} from './ranking.ts'
export { forgivingPattern, isTypoForgiven, searchWords, soundPieces } from './searching.ts'
