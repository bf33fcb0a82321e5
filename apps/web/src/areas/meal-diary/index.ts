// only exports, because any other statement would load all of these modules with the app's first file
export { useOwnDiet } from './diet/use-diet.ts'
/** Foods that a client keeps taking in the place of others, for whoever plans what they eat. */
export { Habits as SwapHabits } from './team/habits.tsx'
