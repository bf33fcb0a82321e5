export { Menu, MoreMenu } from './menu.tsx'
export type { MenuGroup, MenuItem, MenuProps, MoreMenuProps } from './menu.tsx'
