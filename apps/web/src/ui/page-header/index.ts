export { PageHeader } from './page-header.tsx'
export type { PageHeaderProps } from './page-header.tsx'
