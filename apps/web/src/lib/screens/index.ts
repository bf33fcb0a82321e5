export { areaScreens } from './screen.ts'
export type { Layout, Screen, ScreenAccess } from './screen.ts'
