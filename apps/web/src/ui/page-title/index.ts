export { PageTitle, TitlePlace, useHasTitlePlace } from './page-title.tsx'
