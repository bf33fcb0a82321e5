import { Outlet } from '@tanstack/react-router'
import css from './main-content.module.css'

/** The place of the page in every layout. It takes the focus after a page change if no field on the page does. */
export const MainContent = () => (
  <main id={contentId} tabIndex={-1} className={css.main}>
    <Outlet />
  </main>
)

export const contentId = 'content'

/** The same place as an element, for a page that moves from one frame to another and goes on there. */
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
      // an element that is put where it is already loses its focus and its places of scrolling
      if (slot && main.parentElement !== slot) slot.append(main)
    }}
    className={css.slot}
  />
)
