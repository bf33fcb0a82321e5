export { WaitingMark } from './waiting-mark.tsx'
