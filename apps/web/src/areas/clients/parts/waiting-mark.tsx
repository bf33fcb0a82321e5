export { WaitingMark } from '#ui/waiting-mark'
