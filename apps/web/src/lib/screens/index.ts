export { hrefTo } from './href-to.ts'
export { hasMalformedId } from './malformed.ts'
export type { ScreenPath } from './paths.ts'
export { areaScreens, menuGroups } from './screen.ts'
export type {
  AreaScreen,
  BarPlace,
  Layout,
  MenuGroup,
  MenuPlace,
  Screen,
  ScreenAccess,
  ScreenFrame,
  ScreenPart,
  ScreenTab,
} from './screen.ts'
