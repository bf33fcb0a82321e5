export { builtFile } from './built-files.ts'
export { mountPages, type PageAnswer, type PageVisit, type PublicPage } from './pages.ts'
export { mountWeb, type WebFacts } from './web.ts'
export { webManifest } from './manifest.ts'
