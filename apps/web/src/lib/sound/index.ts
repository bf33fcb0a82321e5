export { pauseTrack, playSignal, startTrack, stopTrack, unlockSound } from './sound.ts'
