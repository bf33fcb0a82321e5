export { emailKey } from './addresses.ts'
export { passwordFault, type PasswordFault } from './passwords.ts'
export { plainPhone } from './phones.ts'
export { isTimeZone } from './time-zones.ts'
