export { Icon, iconNode } from './icon.tsx'
export type { IconComponent, IconProps } from './icon.tsx'
