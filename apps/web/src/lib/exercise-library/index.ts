export { libraryOf, type ExerciseLibrary, type FoundExercise } from './exercise-library.ts'
export { useExerciseLibrary } from './use-exercise-library.ts'
