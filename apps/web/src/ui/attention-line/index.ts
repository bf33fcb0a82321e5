export { AttentionLine } from './attention-line.tsx'
