export { areaScreens } from './screen.ts'
export type { Layout, Screen, ScreenAccess, ScreenFrame, ScreenTab } from './screen.ts'
