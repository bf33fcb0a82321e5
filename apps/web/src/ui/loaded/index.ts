export { Loaded } from './loaded.tsx'
export type { LoadedProps } from './loaded.tsx'
