// the frames of everybody who is signed in come in one file
export { DefaultLayout } from './default-layout.tsx'
export { WorkLayout } from './work-layout.tsx'
