export { publicStyle } from './assets.ts'
export { landingRoutes } from './routes.ts'
