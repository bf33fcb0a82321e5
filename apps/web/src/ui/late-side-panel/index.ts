export { LateSidePanel } from './late-side-panel.tsx'
