import type { ComponentProps, ReactNode } from 'react'
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

export const SheetFormPage = (props: Omit<ComponentProps<typeof FormPage>, 'className'>) => <FormPage {...props} className={css.form} />
