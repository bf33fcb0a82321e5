export { hrefTo } from './href-to.ts'
export type { ScreenPath } from './paths.ts'
export { areaScreens } from './screen.ts'
export type { Layout, Screen, ScreenAccess, ScreenFrame, ScreenPart, ScreenTab } from './screen.ts'
