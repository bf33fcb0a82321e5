// it only passes on: a statement of its own would bring all that stands behind it into the app's first file
export { useOwnDiet } from './diet/use-diet.ts'
export { SwapHabits } from './parts.tsx'
