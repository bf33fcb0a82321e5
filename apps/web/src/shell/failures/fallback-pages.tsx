import { CatchBoundary } from '@tanstack/react-router'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { contentId } from '../layouts/main-content.tsx'
import { ErrorView } from './error-view.tsx'
import css from './fallback-pages.module.css'
import { NotFoundContent } from './not-found-content.tsx'

/** Replaces a page that failed. It shows the error's code, a sentence from the server or from us, and a link to continue. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  return (
    <CatchBoundary getResetKey={() => 'error page'} errorComponent={ErrorPageFailed}>
      <ErrorView error={error} reset={reset} />
    </CatchBoundary>
  )
}

// uses none of our words, styles or pictures, because one of them may have failed
function ErrorPageFailed() {
  const isEnglish = document.documentElement.lang === 'en'
  return (
    <>
      <p role="alert">
        {isEnglish ? 'An error occurred while showing the error page' : 'Si è verificato un errore mentre mostravamo la pagina di errore'}
      </p>
      <button type="button" onClick={() => location.reload()}>
        {isEnglish ? 'Try again' : 'Riprova'}
      </button>
    </>
  )
}

/** The page for every unknown address; it has no layout around it. */
export const NotFoundPage = () => (
  <main id={contentId} tabIndex={-1} className={css.page}>
    <NotFoundContent />
  </main>
)
