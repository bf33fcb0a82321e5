export { devPage } from './dev-page.ts'
export { html, markup, raw, type Html, type Insertable } from './html.ts'
