import { Outlet } from '@tanstack/react-router'
import { contentId } from '../frame/content-id.ts'
import css from './main-content.module.css'

/** Where a page stands in every layout. Takes the focus after a page change when nothing on the page wants it. */
export const MainContent = () => (
  <main id={contentId} tabIndex={-1} className={css.main}>
    <Outlet />
  </main>
)
