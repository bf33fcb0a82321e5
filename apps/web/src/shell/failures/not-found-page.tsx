import { lazy, Suspense } from 'react'
import { contentId } from '../frame/content-id.ts'
import css from './not-found-page.module.css'

const NotFoundContent = lazy(async () => ({ default: (await import('./not-found-content.tsx')).NotFoundContent }))

/** The page for every unknown address; it has no layout around it. */
export const NotFoundPage = () => (
  <main id={contentId} tabIndex={-1} className={css.page}>
    <Suspense>
      <NotFoundContent />
    </Suspense>
  </main>
)
