export { Desk, DeskHead, DeskList, DeskNothing, DeskPage, DeskRest, DeskScroll, DeskTabs, focusDeskSheet } from './desk.tsx'
export { DeskBottom, DeskScreen } from './desk-screen.tsx'
