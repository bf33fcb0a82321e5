export { hrefTo } from './href-to.ts'
export type { ScreenPath } from './paths.ts'
export { areaScreens, hasMalformedId, menuGroups, publicScreens } from './screen.ts'
export type {
  AreaScreen,
  BarPlace,
  Layout,
  MenuGroup,
  MenuPlace,
  PageModule,
  PublicScreen,
  Screen,
  ScreenAccess,
  ScreenFrame,
  ScreenPart,
  ScreenTab,
} from './screen.ts'
