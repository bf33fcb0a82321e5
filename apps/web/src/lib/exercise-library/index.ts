export { libraryOf, type ExerciseLibrary, type FoundExercise } from './exercise-library.ts'
export { useExerciseImages } from './exercise-images.ts'
export { exerciseText, useExerciseText } from './exercise-text.ts'
export { useExerciseLibrary } from './use-exercise-library.ts'
