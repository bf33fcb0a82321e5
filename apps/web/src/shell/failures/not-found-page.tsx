import { contentId } from '../frame/content-id.ts'
import { NotFoundContent } from './not-found-content.tsx'
import css from './not-found-content.module.css'

/** For every address that no screen answers to; no layout stands around it. */
export const NotFoundPage = () => (
  <main id={contentId} tabIndex={-1} className={css.alone}>
    <NotFoundContent />
  </main>
)
