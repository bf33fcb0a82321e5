export { openingInWords } from './answer-time.ts'
export {
  isOpenAt,
  minutesOf,
  nextOpening,
  romeClock,
  slotsFault,
  sortedSlots,
  type Opening,
  type RomeClock,
  type SlotFault,
} from './availability.ts'
export { nextMessageId, type MadeId } from './ids.ts'
export { romeMoment } from './rome-moment.ts'
export { excerptOf, messageKindOf, withFirstName } from './texts.ts'
