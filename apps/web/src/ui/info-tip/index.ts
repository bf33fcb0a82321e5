export { InfoTip } from './info-tip.tsx'
