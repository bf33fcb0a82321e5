export { registrationWording } from './registration-wording.ts'
export { productWordingOf, registrationWordingOf, type ConsentWording } from './wordings.ts'
