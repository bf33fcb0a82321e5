export { TypedParts, type TypedPart } from './typed-parts.tsx'
