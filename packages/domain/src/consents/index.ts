export { registrationWording } from './registration-wording.ts'
export {
  needsGuardian,
  productWordingOf,
  registrationWordingOf,
  signedByGuardian,
  type ConsentParties,
  type ConsentWording,
} from './wordings.ts'
