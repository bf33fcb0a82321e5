export { PhoneField } from './phone-field.tsx'
