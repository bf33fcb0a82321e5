export { ExercisePicture, type PicturedExercise } from './exercise-picture.tsx'
export { MovementView } from './movement-view.tsx'
