import { IconLayoutSidebarRight } from '@tabler/icons-react'
import { useLayoutEffect, useRef } from 'react'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { classes } from '#ui/classes'
import { IconButton } from '#ui/icon-button'
import css from './desk.module.css'

/** Things that are worked through one after the other: the list, the open one, and what stands beside it, each scrolling by itself. */
export const Desk = ({ list, children }: { list: ReactNode; children: ReactNode }) => (
  <div className={css.columns}>
    {list}
    {children}
  </div>
)

/** The page of a desk. It is opened to read: its keys are for the things, so that no field takes the focus. */
export const DeskPage = ({ children }: { children: ReactNode }) => (
  <div className={css.page} data-edited-in-place>
    {children}
  </div>
)

export const DeskHead = ({ children }: { children: ReactNode }) => <header className={css.head}>{children}</header>
export const DeskTabs = ({ children }: { children: ReactNode }) => <div className={css.tabs}>{children}</div>

/** Stands in the place of the open thing. */
export const DeskNothing = ({ children }: { children: ReactNode }) => <div className={css.nothing}>{children}</div>

/** The list of a desk; on a phone it is the whole page. */
export const DeskList = ({ label, children }: { label: string; children: ReactNode }) => (
  <section className={css.list} aria-label={label}>
    {children}
  </section>
)

export const DeskScroll = ({ className, ...rest }: ComponentProps<'div'>) => <div {...rest} className={classes(css.scroll, className)} />

interface DeskRestProps {
  /** The open thing. The next one begins at its top, and the element stays, so that it keeps the focus. */
  id: string
  children: ReactNode
  /** The content scrolls by itself. */
  isWhole?: boolean | undefined
  /** Without it there is no room: a button opens it over the sheet. */
  beside?: ReactNode
  opener?: { label: string; onOpen: () => void }
}

/** The open thing with what belongs beside it. */
export function DeskRest({ id, children, isWhole = false, beside, opener }: DeskRestProps) {
  const sheet = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (sheet.current) sheet.current.scrollTop = 0
  }, [id])
  return (
    <div className={css.rest}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape leads out of a field in it, to the keys of the page */}
      <div ref={sheet} tabIndex={-1} data-sheet className={classes(css.sheet, isWhole && css.whole)} onKeyDown={leaveField}>
        {children}
      </div>
      {beside ? (
        <aside className={css.aside}>{beside}</aside>
      ) : (
        opener && (
          <div className={css.opener}>
            <IconButton label={opener.label} icon={IconLayoutSidebarRight} kind="framed" onClick={opener.onOpen} />
          </div>
        )
      )}
    </div>
  )
}

/** A layer over the field, such as a list of answers, handles its own Escape, as does a dialog, which lies outside of the sheet. */
function leaveField({ key, target, currentTarget, defaultPrevented }: KeyboardEvent<HTMLElement>): void {
  const isField = target instanceof Element && target.matches('textarea, input') && currentTarget.contains(target)
  if (key === 'Escape' && isField && !defaultPrevented) currentTarget.focus({ preventScroll: true })
}

/** The keys of the page go to the open thing, and scroll it. */
export const focusDeskSheet = (): void => document.querySelector<HTMLElement>('[data-sheet]')?.focus({ preventScroll: true })
