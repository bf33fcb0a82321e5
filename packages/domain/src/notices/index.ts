export { cropBox, defaultCrop, fitCrop, type PictureSides } from './crop.ts'
export { publishMoment, statusOf, type NoticeDates } from './states.ts'
export { noticeFault } from './text.ts'
