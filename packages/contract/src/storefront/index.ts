export * from './cells.ts'
export * from './live-package.ts'
export * from './page.ts'
export * from './storefront.ts'
