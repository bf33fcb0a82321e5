// only exports, because any other statement would load all of these modules with the app's first file
export { useOwnDiet } from './diet/use-diet.ts'
export { SwapHabits } from './parts.tsx'
