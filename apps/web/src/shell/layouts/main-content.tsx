import { Outlet } from '@tanstack/react-router'
import css from './main-content.module.css'

/** The place of the page in every layout. It takes the focus after a page change if no field on the page does. */
export const MainContent = () => (
  <main id={contentId} tabIndex={-1} className={css.main}>
    <Outlet />
  </main>
)

export const contentId = 'content'

/** Makes the place of the page as an element, for a page that keeps its state when it moves from one frame to another. */
export function newMain(): HTMLElement {
  const main = document.createElement('main')
  main.id = contentId
  main.tabIndex = -1
  main.className = css.main ?? ''
  return main
}

export const MainSlot = ({ main }: { main: HTMLElement }) => (
  <div
    ref={slot => {
      // appending an element where it already is would lose its focus and its scroll positions
      if (slot && main.parentElement !== slot) slot.append(main)
    }}
    className={css.slot}
  />
)
