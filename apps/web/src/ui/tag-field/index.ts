export { TagField } from './tag-field.tsx'
