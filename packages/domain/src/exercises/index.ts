export { equipmentNames } from './equipment.ts'
export { filmUrl, parseFilmAddress, type FilmLink } from './film-links.ts'
export { guessExerciseColumns, importHeadings } from './import-columns.ts'
export { parseExerciseRow, type ExerciseDraft } from './import-rows.ts'
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
export { everydayExerciseNames, slugOfEverydayName } from './synonyms.ts'
export {
  exerciseRanking,
  isStandardForm,
  rankBase,
  rankFacts,
  searchRank,
  typedName,
  type RankedExercise,
  type RankFacts,
  type TypedName,
} from './ranking.ts'
