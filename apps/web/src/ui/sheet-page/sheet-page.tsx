import type { ComponentProps, ReactNode } from 'react'
import { classes } from '#ui/classes'
import { FormPage } from '#ui/form'
import { PageHeader } from '#ui/page-header'
import type { PageHeaderProps } from '#ui/page-header'
import { Sheet } from '#ui/section'
import css from './sheet-page.module.css'

/** The parts of a page below each other; the last may fill the height that is left. */
export const PageColumn = ({ children }: { children: ReactNode }) => <div className={css.page}>{children}</div>

interface SheetPageProps {
  header: PageHeaderProps
  children: ReactNode
}

/** The page of one thing, such as an exercise or a food. */
export const SheetPage = ({ header, children }: SheetPageProps) => (
  <PageColumn>
    <PageHeader {...header} />
    {children}
  </PageColumn>
)

/** A sheet apart from the form, because its parts are saved at once. */
export const PageSheet = ({ children }: { children: ReactNode }) => (
  <div className={css.aside}>
    <Sheet framed>{children}</Sheet>
  </div>
)

type SheetFormPageProps = Omit<ComponentProps<typeof FormPage>, 'className'> & {
  /** there are figures beside the fields */
  isWide?: boolean
}

export const SheetFormPage = ({ isWide, ...form }: SheetFormPageProps) => (
  <FormPage {...form} className={classes(css.form, isWide && css.wide)} />
)
