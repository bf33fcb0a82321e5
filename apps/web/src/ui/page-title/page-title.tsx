import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { classes } from '#ui/classes'
import css from './page-title.module.css'

/** Where the frame of a phone has room for the title of its page. */
export const TitlePlace = createContext<HTMLElement | null>(null)

export const useHasTitlePlace = (): boolean => useContext(TitlePlace) !== null

interface PageTitleProps {
  /** A small line over the title: the date of a day. */
  above?: string
  /** In smaller letters and at most two lines, where much stands beside it. */
  isLong?: boolean
  children: ReactNode
}

/** The page's heading. On a phone it stands in the bar at the top, so that the content begins right below. */
export function PageTitle({ above, isLong, children }: PageTitleProps) {
  const place = useContext(TitlePlace)
  const title = (
    <>
      {above && <p className={css.above}>{above}</p>}
      <h1 className={classes(css.title, place ? css.inBar : isLong && css.long)}>{children}</h1>
    </>
  )
  return place ? createPortal(title, place) : title
}
