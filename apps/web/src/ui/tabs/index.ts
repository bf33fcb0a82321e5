export { TabLinks, Tabs } from './tabs.tsx'
export type { Tab, TabLink, TabLinksProps, TabsProps } from './tabs.tsx'
