export { Silhouette } from './silhouette.tsx'
