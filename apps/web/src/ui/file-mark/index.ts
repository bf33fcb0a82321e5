export { FileLine, FileMark } from './file-mark.tsx'
export type { FileLineProps, FileMarkProps } from './file-mark.tsx'
