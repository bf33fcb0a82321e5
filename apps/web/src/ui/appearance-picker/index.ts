export { AppearancePicker } from './appearance-picker.tsx'
