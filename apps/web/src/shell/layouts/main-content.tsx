import { Outlet } from '@tanstack/react-router'
import css from './main-content.module.css'

/** The place of the page in every layout. It takes the focus after a page change if no field on the page does. */
export const MainContent = () => (
  <main id={contentId} tabIndex={-1} className={css.main}>
    <Outlet />
  </main>
)

export const contentId = 'content'
