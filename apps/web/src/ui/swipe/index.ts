export { useSwipe } from './use-swipe.ts'
