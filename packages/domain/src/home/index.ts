export { severities, severityOf, severityParts, type AttentionReason } from './severity.ts'
